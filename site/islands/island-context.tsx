import { createContext, type ReactNode, useContext } from 'react';
import { islandMessages, type IslandMessages } from '../../language/island-messages.ts';
import type { Language } from '../../language/languages.ts';
import { type IconRegistry, IconRegistryContext } from '../../ui/icon.tsx';

const IslandContext = createContext<Language | null>(null);

interface Props {
  readonly language: Language;
  /** The signs that the page has. */
  readonly iconRegistry: IconRegistry;
  readonly children: ReactNode;
}

/** Tells an island, on the server and in the browser alike, what it is rendered for. */
export function IslandProvider({ language, iconRegistry, children }: Props) {
  return (
    <IslandContext value={language}>
      <IconRegistryContext value={iconRegistry}>{children}</IconRegistryContext>
    </IslandContext>
  );
}

/** The language of the page around an island, and its words. @throws Error outside an island */
export function useIsland(): { readonly language: Language; readonly t: IslandMessages } {
  const language = useContext(IslandContext);
  if (language === null) throw new Error('A part of an island was rendered outside of it.');
  return { language, t: islandMessages(language) };
}
