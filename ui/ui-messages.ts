import { createContext, use } from 'react';

/** The messages of the components, in the user's language. */
export interface UiMessages {
  /** On a button whose action is running. */
  readonly wait: string;
  /** In place of content that is loading. */
  readonly loading: string;
  readonly tryAgain: string;
  readonly close: string;
  readonly yes: string;
  readonly no: string;
}

const UiMessagesContext = createContext<UiMessages | null>(null);

export const UiMessagesProvider = UiMessagesContext.Provider;

/** @returns the messages from the provider */
export function useUiMessages(): UiMessages {
  const messages = use(UiMessagesContext);
  if (messages === null) throw new Error('There is no UiWordsProvider above');
  return messages;
}
