/** A page as it is drawn; `null` where it cannot be had at the moment. @throws the abort of `signal` */
export async function fetchPage(address: URL, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.status >= 500 || answer.status === 429 ? null : await answer.text();
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
