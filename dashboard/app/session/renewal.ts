/** Asks the administrator to log in again. Resolves with whether they did. */
type LoginPrompt = () => Promise<boolean>;

let prompt: LoginPrompt | null = null;
let pending: Promise<boolean> | null = null;

/**
 * Registers the function that asks for a new login while the frame is mounted. Returns the function that removes it.
 */
export function whenSessionEnds(question: LoginPrompt): () => void {
  prompt = question;
  return () => {
    prompt = null;
  };
}

/**
 * Waits for a new login. Concurrent calls share one question. False if no function is registered or the administrator
 * declines.
 */
export function renewSession(): Promise<boolean> {
  if (prompt === null) return Promise.resolve(false);
  pending ??= prompt().finally(() => {
    pending = null;
  });
  return pending;
}
