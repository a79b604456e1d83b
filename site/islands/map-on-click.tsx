import { useState } from 'react';
import { MapFrame } from '../sections/map-frame.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';

interface Props {
  readonly address: string;
}

/** A map from another site. Nothing is requested from that site before the button is pressed. */
export function MapOnClick({ address, slots: [sketch = ''] }: Props & WithSlots) {
  const { t } = useIsland();
  const [isShown, setShown] = useState(false);
  return (
    <div className="office-map-closed office-map-frame">
      {isShown ? (
        <MapFrame address={address} title={t('mapTitle')} />
      ) : (
        <>
          <Slot className="contents" html={sketch} />
          <button type="button" className="button-quiet" data-controls onClick={() => setShown(true)}>
            {t('showMap')}
          </button>
          <p>{t('mapOfOthers')}</p>
        </>
      )}
    </div>
  );
}
