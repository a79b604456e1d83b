import { Glyph } from '../../ui/glyph.tsx';
import type { Chrome } from '../chrome.ts';
import { frameAddress } from '../foreign-address.ts';
import { toAddress } from '../../content/record-address.ts';
import { useSite } from '../site-context.ts';
import { Group } from './group.tsx';

/** A map needs its own origin, for what it keeps; that is never ours, so it reaches nothing of this page. */
const permissions = 'allow-scripts allow-same-origin allow-popups';

function Frame({ address }: { readonly address: string }) {
  const { say } = useSite();
  return (
    <iframe
      className="office-map-frame"
      src={address}
      title={say('mapTitle')}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox={permissions}
    />
  );
}

/** Where the office of the visitor's country is: a map of another site, and a plain link to it. */
export function OfficeMap({ office }: { readonly office: Chrome['office'] }) {
  const { say, origin } = useSite();
  const address = frameAddress(office.map, origin);
  const link = toAddress(office.mapLink);
  if (address === null && link === null) return null;
  return (
    <Group title={say('mapTitle')}>
      {address !== null && office.mapOnClick === 0 && <Frame address={address} />}
      {address !== null && office.mapOnClick === 1 && (
        <click-to-load class="office-map-closed office-map-frame">
          <p>{say('mapOfOthers')}</p>
          <button type="button" className="button-quiet" hidden>
            {say('showMap')}
          </button>
          <template>
            <Frame address={address} />
          </template>
        </click-to-load>
      )}
      {link !== null && (
        <a className="more-link mt-3" href={link} target="_blank" rel="noopener noreferrer">
          {say('openMap')}
          <span className="sr-only"> {say('opensInNewTab')}</span>
          <Glyph name="arrow" className="size-4" />
        </a>
      )}
    </Group>
  );
}
