import { useSyncExternalStore } from 'react';
import { readStored } from '../elements/stored-choice.ts';

const never = () => () => undefined;

/** The value in local storage under a key; `undefined` on the server and during hydration. */
export const useStored = (key: string): string | null | undefined =>
  useSyncExternalStore(
    never,
    () => readStored(() => localStorage, key),
    () => undefined,
  );
