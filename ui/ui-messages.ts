import { createContext, use } from 'react';

/** The words that the parts say by themselves, in the reader's language. */
export interface UiMessages {
  /** On a button whose work is on its way. */
  readonly wait: string;
  /** In place of what is being fetched. */
  readonly loading: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly yes: string;
  readonly no: string;
}

const UiMessagesContext = createContext<UiMessages | null>(null);

export const UiMessagesProvider = UiMessagesContext.Provider;

/** @returns the words that whoever uses the parts gave them */
export function useUiMessages(): UiMessages {
  const messages = use(UiMessagesContext);
  if (messages === null) throw new Error('There is no UiWordsProvider above');
  return messages;
}
