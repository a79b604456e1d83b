import { foreignAddress } from '../../links/foreign-address.ts';
import { Island } from '../../islands/island.tsx';
import { TagConsent as TagConsentIsland } from '../../islands/tag-consent.tsx';
import type { Landing } from './load.ts';

/** Asks for consent before third-party scripts are loaded. Renders nothing if none are configured. */
export function TagConsent({ tags }: Pick<Landing, 'tags'>) {
  const sources = tags.map(({ src }) => foreignAddress(src)).filter((src) => src !== null);
  if (sources.length === 0) return null;
  const names = tags.map(({ name }) => name.text);
  return <Island name="consent" of={TagConsentIsland} when="loaded" data={{ sources, names }} />;
}
