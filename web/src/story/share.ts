// Give a link away: by the device's own means where there are any, else by copying.

/** "shared", "copied", or "" when neither could be done. */
export async function share(address: string, title: string): Promise<"shared" | "copied" | ""> {
  const url = new URL(address, location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (problem) {
      // Whoever changes their mind has not asked for a copy.
      if (problem instanceof DOMException && problem.name === "AbortError") return "";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "";
  }
}
