/**
 * Fetches the HTML of a page. Returns `null` on a network error, status 429 or 5xx.
 * @throws the abort reason of `signal`
 */
export async function fetchPage(address: URL, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.status >= 500 || answer.status === 429 ? null : await answer.text();
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
