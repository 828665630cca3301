/** Puts a text into the clipboard, and says whether it is there: plain http and some browsers have none. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
