import { createContext, type ReactNode, useContext } from 'react';
import { islandMessages, type IslandMessages } from '../../language/island-messages.ts';
import type { Language } from '../../language/languages.ts';
import { type IconRegistry, IconRegistryContext } from '../../ui/icon.tsx';

const IslandContext = createContext<Language | null>(null);

interface Props {
  readonly language: Language;
  /** The icons that the page contains. */
  readonly iconRegistry: IconRegistry;
  readonly children: ReactNode;
}

/** Provides the language and icons of the page to an island, on the server and in the browser. */
export function IslandProvider({ language, iconRegistry, children }: Props) {
  return (
    <IslandContext value={language}>
      <IconRegistryContext value={iconRegistry}>{children}</IconRegistryContext>
    </IslandContext>
  );
}

/** The language of the page and its messages. @throws Error outside an island */
export function useIsland(): { readonly language: Language; readonly t: IslandMessages } {
  const language = useContext(IslandContext);
  if (language === null) throw new Error('A part of an island was rendered outside of it.');
  return { language, t: islandMessages(language) };
}
