import type { Chrome } from '../chrome.ts';
import { frameAddress } from '../foreign-address.ts';
import { useSite } from '../site-context.ts';
import { MapSketch } from './map-sketch.tsx';

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

/** Where the office of the visitor's country is: a map of another site. */
export function OfficeMap({ office }: { readonly office: Chrome['office'] }) {
  const { say, origin } = useSite();
  const address = frameAddress(office.map, origin);
  if (address === null) return null;
  return (
    <div className="office-map">
      {office.mapOnClick === 0 ? (
        <Frame address={address} />
      ) : (
        <click-to-load class="office-map-closed office-map-frame">
          <MapSketch place={office.address} />
          <button type="button" className="button-quiet" hidden>
            {say('showMap')}
          </button>
          <p>{say('mapOfOthers')}</p>
          <template>
            <Frame address={address} />
          </template>
        </click-to-load>
      )}
    </div>
  );
}
