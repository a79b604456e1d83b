import { useSyncExternalStore } from 'react';
import { readStored } from '../elements/stored-choice.ts';

const never = () => () => undefined;

/** What the visitor's browser holds under a key; `undefined` on the server and while the component takes over. */
export const useStored = (key: string): string | null | undefined =>
  useSyncExternalStore(
    never,
    () => readStored(() => localStorage, key),
    () => undefined,
  );
