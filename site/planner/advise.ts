import { type Cabinet, coarserPitchMillimetres } from './cabinet.ts';
import type { Space } from './grid.ts';
import type { PlanSettings, Wall } from './measure-wall.ts';
import type { Venue } from './venues.ts';
import { acuityMetres, letterMillimetres, pitchesFor, tenFootRuleMetres } from './viewing.ts';

/** A piece of advice on a wall, with lengths in the units of their names. */
export type Advice =
  | { readonly is: 'acuity'; readonly pitchMillimetres: number; readonly metres: number }
  | { readonly is: 'tenFoot'; readonly metres: number }
  | {
      readonly is: 'nearGood' | 'nearAccepted' | 'nearCoarse';
      readonly metres: number;
      readonly wantedMillimetres: number;
      readonly acceptedMillimetres: number;
    }
  | { readonly is: 'letters'; readonly metres: number; readonly letterMillimetres: number }
  | {
      readonly is: 'bright' | 'dark' | 'dimmed';
      readonly nits: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly is: 'outdoor' }
  | { readonly is: 'wide' }
  | { readonly is: 'aspect'; readonly ratio: number; readonly darkPercent: number }
  /** Whether the display is as large as the wall allows; `needs` if the size of the wall is unknown. */
  | { readonly is: 'fits' | 'beyond'; readonly space: Space; readonly weightKilograms: number }
  | {
      readonly is: 'needs';
      readonly widthMillimetres: number;
      readonly heightMillimetres: number;
      readonly weightKilograms: number;
    }
  | { readonly is: 'heavy'; readonly weightKilograms: number; readonly bearsKilograms: number }
  | { readonly is: 'circuits'; readonly count: number; readonly shareWatts: number };

interface Circumstances {
  readonly place: Venue;
  /** The wall that it hangs on; `null` if unknown. */
  readonly space: Space | null;
  readonly nearestMetres: number | null;
  readonly farthestMetres: number | null;
  readonly bearsKilograms: number | null;
  readonly settings: PlanSettings;
}

/** The kinds of advice that are warnings. */
const warnings: ReadonlySet<Advice['is']> = new Set(['nearCoarse', 'dark', 'outdoor', 'beyond', 'heavy']);
export const isWarning = ({ is }: Advice): boolean => warnings.has(is);

const wideScreen = 16 / 9;
/** A smaller dark share of the display is not mentioned. */
const leastDarkPercent = 5;

/** How the pitch looks to the nearest viewer. */
function adviseNear(pitch: number, metres: number): Advice {
  const { comfortable, accepted } = pitchesFor(metres);
  return {
    is: pitch <= comfortable ? 'nearGood' : pitch <= accepted ? 'nearAccepted' : 'nearCoarse',
    metres,
    wantedMillimetres: comfortable,
    acceptedMillimetres: accepted,
  };
}

/** Whether the brightness in the datasheet suits the place. */
function adviseLight(nits: number, { least, most }: Venue): Advice {
  return { is: nits < least ? 'dark' : nits > most ? 'dimmed' : 'bright', nits, least, most };
}

/** The share of the display that a 16:9 film leaves dark. */
function adviseShape({ widthMillimetres, heightMillimetres, isWideScreen }: Wall): readonly Advice[] {
  if (isWideScreen) return [{ is: 'wide' }];
  const ratio = widthMillimetres / heightMillimetres;
  const darkPercent = Math.round((1 - Math.min(ratio, wideScreen) / Math.max(ratio, wideScreen)) * 100);
  return darkPercent < leastDarkPercent ? [] : [{ is: 'aspect', ratio, darkPercent }];
}

/** Whether the display fits the wall, up to a millimetre. */
function adviseSpace({ widthMillimetres, heightMillimetres, weightKilograms }: Wall, space: Space | null): Advice {
  if (space === null) return { is: 'needs', widthMillimetres, heightMillimetres, weightKilograms };
  const isInside = widthMillimetres <= space.widthMillimetres + 1 && heightMillimetres <= space.heightMillimetres + 1;
  return { is: isInside ? 'fits' : 'beyond', space, weightKilograms };
}

/** All advice on a wall, warnings first, each with the values it is based on. */
export function advise(cabinet: Cabinet, wall: Wall, circumstances: Circumstances): readonly Advice[] {
  const { place, space, nearestMetres, farthestMetres, bearsKilograms, settings } = circumstances;
  const pitch = coarserPitchMillimetres(cabinet);
  const advice: readonly Advice[] = [
    ...(nearestMetres === null ? [] : [adviseNear(pitch, nearestMetres)]),
    { is: 'acuity', pitchMillimetres: pitch, metres: acuityMetres(pitch) },
    { is: 'tenFoot', metres: tenFootRuleMetres(pitch) },
    adviseLight(cabinet.nits, place),
    ...(place.isOutdoor && cabinet.place === 'indoor' ? [{ is: 'outdoor' } as const] : []),
    ...(farthestMetres === null
      ? []
      : [{ is: 'letters', metres: farthestMetres, letterMillimetres: letterMillimetres(farthestMetres) } as const]),
    adviseSpace(wall, space),
    ...adviseShape(wall),
    ...(bearsKilograms !== null && wall.weightKilograms > bearsKilograms
      ? [{ is: 'heavy', weightKilograms: wall.weightKilograms, bearsKilograms } as const]
      : []),
    {
      is: 'circuits',
      count: wall.circuits,
      shareWatts: settings.volts * settings.amperes * settings.circuitShare,
    },
  ];
  return [...advice.filter(isWarning), ...advice.filter((each) => !isWarning(each))];
}
