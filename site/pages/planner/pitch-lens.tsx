import { acuityMetres } from '../../planner/viewing.ts';
import { pitchMillimetres } from '../../planner/cabinet.ts';
import { nextPitch } from '../../planner/next-pitch.ts';
import { Island } from '../../islands/island.tsx';
import { PitchLens as PitchLensIsland } from '../../islands/pitch-lens.tsx';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/**
 * The pitch to compare with: that of another planned wall, or else the next coarser pitch on offer, or else the next
 * finer.
 */
function otherPitch(pitch: number, { variants, offered }: PlannerData): number | null {
  const compared = variants.map(({ cabinet }) => pitchMillimetres(cabinet)).find((each) => each !== pitch);
  if (compared !== undefined) return compared;
  return nextPitch(pitch, offered.map(pitchMillimetres));
}

/** One picture at two pitches, from the distance of the nearest viewer, split by a slider. */
export function PitchLens({ data }: { readonly data: PlannerData }) {
  const site = useSite();
  const { t } = site;
  const lengths = lengthsIn(site, data.plan.unit);
  const [variant] = data.variants;
  if (variant === undefined) return null;
  const first = pitchMillimetres(variant.cabinet);
  const second = otherPitch(first, data);
  if (second === null) return null;
  const metres = data.nearestMetres ?? acuityMetres(Math.max(first, second)) / 2;
  const names = [lengths.pitch(first), lengths.pitch(second)] as const;
  return (
    <Island
      name="lens"
      of={PitchLensIsland}
      when="shown"
      data={{
        first,
        second,
        metres,
        sample: t('lensSample', { company: site.company.text }),
        title: t('lensTitle'),
        text: t('lensText', { distance: lengths.distance(metres) }),
        label: t('lensSlider', { first: names[0], second: names[1] }),
        names,
      }}
    />
  );
}
