import type { Device } from '../../../calls/account.ts';
import { useAccountTranslations } from './account-translations.ts';

/** Names a device by browser and operating system. */
export function useDeviceName(): (device: Device) => string {
  const t = useAccountTranslations();
  return ({ browser, system }) => [browser, system].filter((name) => name !== null).join(' · ') || t('sessionUnknown');
}
