import { acuityMetres } from '../../planner/viewing.ts';
import { pitchMillimetres } from '../../planner/cabinet.ts';
import { useSite } from '../../site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** A pitch that differs by less looks the same. */
const leastDifference = 1.4;

/** What a pitch is compared with where nobody compares: the next coarser one that is offered, otherwise the next finer. */
function otherPitch(pitch: number, { variants, offered }: PlannerData): number | null {
  const compared = variants.map(({ cabinet }) => pitchMillimetres(cabinet)).find((each) => each !== pitch);
  if (compared !== undefined) return compared;
  const known = offered.map(pitchMillimetres).toSorted((one, other) => one - other);
  const coarser = known.find((each) => each > pitch * leastDifference);
  return coarser ?? known.findLast((each) => each < pitch / leastDifference) ?? null;
}

/** One picture at two pitches, seen from where the nearest viewer stands; a slider leads from one to the other. */
export function PitchLens({ data }: { readonly data: PlannerData }) {
  const site = useSite();
  const { say } = site;
  const lengths = lengthsIn(site, data.plan.unit);
  const [variant] = data.variants;
  if (variant === undefined) return null;
  const first = pitchMillimetres(variant.cabinet);
  const second = otherPitch(first, data);
  if (second === null) return null;
  const metres = data.nearestMetres ?? acuityMetres(Math.max(first, second)) / 2;
  return (
    <pitch-lens class="plan-lens" first={first} second={second} metres={metres} words={say('lensSample')}>
      <h3 className="plan-subtitle">{say('lensTitle')}</h3>
      <p className="plan-note">{say('lensText', { distance: lengths.distance(metres) })}</p>
      <div dir="ltr">
        <canvas className="lens-picture" role="img" aria-label={say('lensTitle')} />
        <input
          type="range"
          className="lens-slider"
          data-lens
          min={0}
          max={100}
          defaultValue={50}
          autoComplete="off"
          aria-label={say('lensSlider', { first: lengths.pitch(first), second: lengths.pitch(second) })}
        />
        <p className="lens-names">
          <span>{lengths.pitch(first)}</span>
          <span>{lengths.pitch(second)}</span>
        </p>
      </div>
    </pitch-lens>
  );
}
