// A collection in the fragment of a link: compressed, whole, and never sent to the server.
const NAME = "c=";
const SHORT = /^\/workshop\/s\/([A-Za-z0-9_-]+)$/;
/** No collection is larger, in bytes; a link that says otherwise is not read on. */
const MOST = 64 * 1024;

/** What the fragment of a link is for *text*. */
export async function fragmentOf(text: string): Promise<string> {
  const stream = streamOf(text).pipeThrough(new CompressionStream("deflate-raw"));
  return `#${NAME}${toBase64Url(await bytesOf(stream, Infinity))}`;
}

/** The text in the fragment of a link; null if there is none, or it is damaged. */
export async function textInFragment(fragment: string): Promise<string | null> {
  const data = fragment.replace(/^#/, "");
  if (!data.startsWith(NAME)) return null;
  try {
    const bytes = fromBase64Url(data.slice(NAME.length));
    const stream = streamOf(bytes).pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream, MOST));
  } catch {
    return null;
  }
}

/** The name of a short link that the server keeps; empty for other addresses. */
export const shortNameIn = (path: string): string => SHORT.exec(path)?.[1] ?? "";

const streamOf = (
  data: string | Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> => new Response(data).body ?? new ReadableStream();

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new RangeError("too much");
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
