/** Asks the administrator to log in again; answers whether he did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Puts the question in place, for as long as the frame stands; returns how to take it away. */
export function whenSessionEnds(question: Ask): () => void {
  ask = question;
  return () => {
    ask = null;
  };
}

/** Waits for a new login; several calls refused at once ask once. False where nobody can be asked, or nobody will. */
export function renewSession(): Promise<boolean> {
  if (ask === null) return Promise.resolve(false);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
