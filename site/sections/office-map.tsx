import type { Layout } from '../render/layout.ts';
import { frameAddress } from '../links/foreign-address.ts';
import { Island } from '../islands/island.tsx';
import { MapOnClick } from '../islands/map-on-click.tsx';
import { useSite } from '../render/site-context.ts';
import { MapFrame } from './map-frame.tsx';
import { MapSketch } from './map-sketch.tsx';

/** The location of the office in the visitor's country on a map of another site. */
export function OfficeMap({ office }: { readonly office: Layout['office'] }) {
  const { t, origin } = useSite();
  const address = frameAddress(office.map, origin);
  if (address === null) return null;
  return (
    <div className="office-map">
      {office.mapOnClick === 0 ? (
        <MapFrame address={address} title={t('mapTitle')} />
      ) : (
        <Island
          name="map"
          of={MapOnClick}
          data={{ address }}
          slots={[<MapSketch key="sketch" place={office.address} />]}
        />
      )}
    </div>
  );
}
