import type { ToldChange } from '../../calls/model/answers.ts';

/** What a change of several records came to. */
export interface SeriesAnswer {
  /** What the server said last. */
  readonly message: string;
  /** The changes that were made, in their order. */
  readonly undo: readonly number[];
  /** Why it ended early; empty when it did not. */
  readonly reason: string;
}

/** Makes one change after the other; a series that fails at once fails, one that fails on its way says how far it came. */
export async function inSeries<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<ToldChange>,
): Promise<SeriesAnswer> {
  const undo: number[] = [];
  let message = '';
  for (const item of items) {
    try {
      const answer = await change(item);
      if (answer.undo !== null) undo.push(answer.undo);
      message = answer.message;
    } catch (error) {
      if (undo.length === 0 || !(error instanceof Error)) throw error;
      return { message, undo, reason: error.message };
    }
  }
  return { message, undo, reason: '' };
}
