import { createContext, use } from 'react';

/** The words that the parts say by themselves, in the reader's language. */
export interface UiWords {
  /** On a button whose work is on its way. */
  readonly wait: string;
  /** In place of what is being fetched. */
  readonly loading: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly yes: string;
  readonly no: string;
}

const UiWordsContext = createContext<UiWords | null>(null);

export const UiWordsProvider = UiWordsContext.Provider;

/** @returns the words that whoever uses the parts gave them */
export function useUiWords(): UiWords {
  const words = use(UiWordsContext);
  if (words === null) throw new Error('There is no UiWordsProvider above');
  return words;
}
