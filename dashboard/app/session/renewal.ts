/** Asks the administrator to log in again; answers whether he did. */
type LoginPrompt = () => Promise<boolean>;

let prompt: LoginPrompt | null = null;
let pending: Promise<boolean> | null = null;

/** Puts the question in place, for as long as the frame stands; returns how to take it away. */
export function whenSessionEnds(question: LoginPrompt): () => void {
  prompt = question;
  return () => {
    prompt = null;
  };
}

/** Waits for a new login; several calls refused at once ask once. False where nobody can be asked, or nobody will. */
export function renewSession(): Promise<boolean> {
  if (prompt === null) return Promise.resolve(false);
  pending ??= prompt().finally(() => {
    pending = null;
  });
  return pending;
}
