// Finds the code of a table in a link or a text.
const CODE = /^[A-Za-z0-9_-]{16}$/;

// Short codes: how one looks, and the letters and digits that they have; see `short_codes.py`.
const SHORT = /^[A-Z0-9]{6}$/;
const SHORT_LETTERS = /^[CDFGHJKMNPQRTVWXY34679]+$/;

export type CodeSearch =
  | { code: string }
  | { short: string }
  | { problem: "join-unreadable" | "code-unreadable" }
  | { elsewhere: string };

/** The code in *text*: by itself, as a path, in a link to the server at *origin*, or a short one. */
export function findCode(text: string, origin: string): CodeSearch {
  const bare = text.trim();
  if (CODE.test(bare)) return { code: bare };
  const short = bare.toUpperCase().replace(/[\s-]+/g, "");
  if (SHORT.test(short))
    return SHORT_LETTERS.test(short) ? { short } : { problem: "code-unreadable" };
  let link: URL;
  try {
    link = new URL(withScheme(bare, origin), origin);
  } catch {
    return { problem: "join-unreadable" };
  }
  const [, code = ""] = /^\/t\/([^/]+)\/?$/.exec(link.pathname) ?? [];
  if (!CODE.test(code)) return { problem: "join-unreadable" };
  return link.host === new URL(origin).host ? { code } : { elsewhere: link.host };
}

/** Adds the scheme, which people leave out when they type a link. */
function withScheme(text: string, origin: string): string {
  const host = text.split("/")[0] ?? "";
  return host.includes(".") || host.includes(":") ? addScheme(text, origin) : text;
}

const addScheme = (text: string, origin: string): string =>
  /^[a-z]+:\/\//i.test(text) ? text : `${new URL(origin).protocol}//${text}`;
