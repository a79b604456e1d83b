import { distanceUnit, isLengthUnit, type LengthUnit, readCount, readLength, toMillimetres } from './length.ts';
import { isVenueName, type VenueName } from './venues.ts';

export const fits = ['inside', 'wide', 'grid'] as const;
export type Fit = (typeof fits)[number];

/** Most walls side by side. */
export const mostVariants = 3;

/** The visitor's data of a wall; `null` if not entered. */
export interface Plan {
  readonly unit: LengthUnit;
  /** Size of the wall, in `unit`. */
  readonly width: number | null;
  readonly height: number | null;
  readonly place: VenueName;
  /** Viewing distances, in the larger unit of the same system. */
  readonly nearest: number | null;
  readonly farthest: number | null;
  /** Whether the cabinets fill the wall, approximate 16:9, or are counted by the visitor. */
  readonly fit: Fit;
  readonly columns: number | null;
  readonly rows: number | null;
  /** The load that the wall can bear, in kilograms. */
  readonly bears: number | null;
  /** Ids of the cabinets to compare; empty if the planner suggests one. */
  readonly cabinets: readonly number[];
}

export const planNames = [
  'unit',
  'width',
  'height',
  'place',
  'nearest',
  'farthest',
  'fit',
  'columns',
  'rows',
  'bears',
  'cabinet',
] as const;
export type PlanName = (typeof planNames)[number];

/** Why a value in an address could not be used. */
export type PlanIssue = 'notALength' | 'notACount' | 'outOfRange' | 'unknown';

export interface ReadPlan {
  readonly plan: Plan;
  /** The values that were ignored, with the reason. */
  readonly issues: Readonly<Partial<Record<PlanName, PlanIssue>>>;
}

export const firstPlan: Plan = {
  unit: 'm',
  width: null,
  height: null,
  place: 'lobby',
  nearest: null,
  farthest: null,
  fit: 'inside',
  columns: null,
  rows: null,
  bears: null,
  cabinets: [],
};

/** Millimetres. */
const bounds = { wall: [100, 200_000], distance: [200, 1_000_000] } as const;
const mostCabinets = 500;
const mostKilograms = 1_000_000;

/** The query of an address. */
interface Query {
  readonly get: (name: PlanName) => string | null;
  readonly getAll: (name: PlanName) => readonly string[];
}

/** Parses a plan from a query: all valid values, and the issues of the others. */
export function readPlan(query: Query): ReadPlan {
  const issues: Partial<Record<PlanName, PlanIssue>> = {};
  const valueOf = (name: PlanName): string | null => {
    const text = query.get(name)?.trim() ?? '';
    return text === '' ? null : text;
  };
  const chosen = <Value extends string>(
    name: PlanName,
    isOne: (text: string | null) => text is Value,
    otherwise: Value,
  ): Value => {
    const text = valueOf(name);
    if (isOne(text)) return text;
    if (text !== null) issues[name] = 'unknown';
    return otherwise;
  };
  const unit = chosen('unit', isLengthUnit, firstPlan.unit);
  const length = (name: PlanName, of: LengthUnit, [least, most]: readonly [number, number]): number | null => {
    const text = valueOf(name);
    if (text === null) return null;
    const value = readLength(text, of);
    if (value === null) issues[name] = 'notALength';
    else if (toMillimetres(value, of) < least || toMillimetres(value, of) > most) issues[name] = 'outOfRange';
    else return value;
    return null;
  };
  const count = (name: PlanName, most: number): number | null => {
    const text = valueOf(name);
    if (text === null) return null;
    const value = readCount(text);
    if (value === null) issues[name] = 'notACount';
    else if (value < 1 || value > most) issues[name] = 'outOfRange';
    else return value;
    return null;
  };
  const ids = query.getAll('cabinet').filter((text) => text.trim() !== '');
  const cabinets = [...new Set(ids.map(readCount))].filter((id) => id !== null);
  if (cabinets.length < new Set(ids).size || cabinets.length > mostVariants) issues.cabinet = 'unknown';
  const distances = distanceUnit(unit);
  return {
    plan: {
      unit,
      width: length('width', unit, bounds.wall),
      height: length('height', unit, bounds.wall),
      place: chosen('place', isVenueName, firstPlan.place),
      nearest: length('nearest', distances, bounds.distance),
      farthest: length('farthest', distances, bounds.distance),
      fit: chosen('fit', (text): text is Fit => fits.some((fit) => fit === text), firstPlan.fit),
      columns: count('columns', mostCabinets),
      rows: count('rows', mostCabinets),
      bears: count('bears', mostKilograms),
      cabinets: cabinets.slice(0, mostVariants),
    },
    issues,
  };
}

/** The query of a plan, without default and empty values. */
export function planQuery(plan: Plan): URLSearchParams {
  const query = new URLSearchParams();
  const { cabinets } = plan;
  for (const name of planNames) {
    if (name === 'cabinet') continue;
    const value = plan[name];
    if (value !== null && value !== firstPlan[name]) query.set(name, String(value));
  }
  for (const id of cabinets) query.append('cabinet', String(id));
  return query;
}
