import { lazy } from 'react';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { GroupFrame } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { listParts } from '../list/ui.ts';

const HotspotPicture = lazy(async () => ({ default: (await import('./hotspot-picture.tsx')).HotspotPicture }));

/** Hotspots on the current picture of the same record. Loaded with the first form that needs it. */
function HotspotsInput(props: InputProps<readonly unknown[], FieldOf<'hotspots'>>) {
  const { language, t } = useInputServices();
  const { picture } = props;
  const name = picture?.[language] ?? picture?.shared ?? picture?.en ?? picture?.ar ?? null;
  return (
    <GroupFrame {...props}>
      {name === null ? (
        <p className="field-hint">{t('marksNeedPicture')}</p>
      ) : (
        <LazyBoundary fallback={<Loading />}>
          <HotspotPicture {...props} name={name} />
        </LazyBoundary>
      )}
    </GroupFrame>
  );
}

export const hotspotsUi = defineUi({ ...listParts, Input: HotspotsInput });
