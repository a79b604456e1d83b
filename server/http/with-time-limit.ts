/** Returns the result of the work. Rejects with `ETIMEDOUT` after the limit; the work is not cancelled. */
export async function withTimeLimit<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => Object.assign(new Error(`Not ready after ${milliseconds} ms`), { code: 'ETIMEDOUT' });
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
