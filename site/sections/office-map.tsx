import { Glyph } from '../../ui/glyph.tsx';
import type { Chrome } from '../chrome.ts';
import { frameAddress } from '../foreign-address.ts';
import { toAddress } from '../../content/record-address.ts';
import { useId, useSite } from '../site-context.ts';
import { OfficeFacts } from './office-facts.tsx';

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

/** Where the office of the visitor's country is: its address and hours, a map of another site, and a link to it. */
export function OfficeMap({ office }: { readonly office: Chrome['office'] }) {
  const { say, origin } = useSite();
  const id = useId();
  const address = frameAddress(office.map, origin);
  const link = toAddress(office.mapLink);
  if (address === null && link === null) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="heading-2 mb-6" id={id}>
        {say('mapTitle')}
      </h2>
      <OfficeFacts office={office} />
      {link !== null && (
        <a className="more-link mt-3" href={link} target="_blank" rel="noopener noreferrer">
          {say('openMap')}
          <span className="sr-only"> {say('opensInNewTab')}</span>
          <Glyph name="arrow" className="size-4" />
        </a>
      )}
      {address !== null && office.mapOnClick === 0 && <Frame address={address} />}
      {address !== null && office.mapOnClick === 1 && (
        <click-to-load class="office-map-closed office-map-frame">
          <button type="button" className="button-quiet" hidden>
            {say('showMap')}
          </button>
          <p>{say('mapOfOthers')}</p>
          <template>
            <Frame address={address} />
          </template>
        </click-to-load>
      )}
    </section>
  );
}
