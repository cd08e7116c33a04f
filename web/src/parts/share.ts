// Shares a link with the device's own dialog, or copies it.

/** "shared", "copied", or "" when neither could be done. */
export async function share(address: string, title: string): Promise<"shared" | "copied" | ""> {
  const url = new URL(address, location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (problem) {
      // The user closed the dialog: do not copy instead.
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
