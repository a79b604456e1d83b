import type { Device } from '../../../calls/account.ts';
import { useAccountWords } from './account-words.ts';

/** Names devices by browser and system. */
export function useDeviceName(): (device: Device) => string {
  const say = useAccountWords();
  return ({ browser, system }) =>
    [browser, system].filter((name) => name !== null).join(' · ') || say('sessionUnknown');
}
