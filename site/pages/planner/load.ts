import { cabinets } from '../../../content/collections/index.ts';
import { plannerSettings, usualPlanning } from '../../../content/planner-settings.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import { currencyOf } from '../../../content/countries.ts';
import type { PageRequest } from '../../render/page.ts';
import { advise, type Advice } from '../../planner/advise.ts';
import type { Cabinet } from '../../planner/cabinet.ts';
import { fitInside, fitWideScreen, type Grid, type Space } from '../../planner/grid.ts';
import { distanceUnit, toMillimetres } from '../../planner/length.ts';
import { measureWall, type PlanSettings, type Wall } from '../../planner/measure-wall.ts';
import { type Plan, planNames, readPlan } from '../../planner/plan.ts';
import { venues } from '../../planner/venues.ts';
import { suggestCabinet } from '../../planner/suggest-cabinet.ts';
import { type OfferedCabinet, toOffered } from './offered-cabinet.ts';

/** Most kinds of cabinets offered. */
const mostCabinets = 200;

/** One way to build the wall. */
export interface Variant {
  readonly cabinet: OfferedCabinet;
  readonly grid: Grid;
  /** `null` if not even one cabinet fits. */
  readonly wall: Wall | null;
  readonly advice: readonly Advice[];
}

/** The wall of the example that is shown before the visitor has planned one, and a place that requires a fine pitch. */
const exampleWall = { width: 7, height: 4.5 };
const examplePlace = { place: 'hall', nearest: '4.5' };
/** The display of the example leaves a margin on the wall. */
const exampleDisplay = { width: '4.8', height: '2.7', fit: 'wide' };

/**
 * The query names that the planner reads: those of a plan, the product whose cabinets it starts with, and whether it is
 * in a frame.
 */
export const plannerNames = [...planNames, 'product', 'frame'] as const;
type PlannerName = (typeof plannerNames)[number];

type Args = Pick<PageRequest<unknown, PlannerName>, 'query' | 'reader' | 'attempt'>;

export type PlannerData = Awaited<ReturnType<typeof loadPlanner>>;

async function readSettings(reader: Reader): Promise<PlanSettings> {
  const set = await reader.settings(plannerSettings);
  return {
    sparePercent: set.sparePercent ?? usualPlanning.sparePercent,
    volts: set.volts ?? usualPlanning.volts,
    amperes: set.amperes ?? usualPlanning.amperes,
    circuitShare: (set.circuitPercent ?? usualPlanning.circuitPercent) / 100,
    hoursADay: set.hoursADay ?? usualPlanning.hoursADay,
    tariff: { sa: set.tariffSaudi, ae: set.tariffEmirates }[reader.country],
  };
}

const spaceOf = ({ unit, width, height }: Plan): Space | null =>
  width === null || height === null
    ? null
    : { widthMillimetres: toMillimetres(width, unit), heightMillimetres: toMillimetres(height, unit) };

/** The number of cabinets in a plan; `null` if the plan is incomplete. */
function gridOf({ fit, columns, rows }: Plan, space: Space | null, cabinet: Cabinet): Grid | null {
  if (fit === 'grid') return columns === null || rows === null ? null : { columns, rows };
  if (space === null) return null;
  return fit === 'wide' ? fitWideScreen(space, cabinet) : fitInside(space, cabinet);
}

const metresOf = (distance: number | null, { unit }: Plan): number | null =>
  distance === null ? null : toMillimetres(distance, distanceUnit(unit)) / 1000;

/** Loads the plan in the address and computes its walls. */
export async function loadPlanner({ query, reader, attempt }: Args) {
  const { plan, issues } = readPlan(query);
  const [views, settings, company, office] = await Promise.all([
    attempt('Failed to fetch cabinets', async () => (await reader.part(cabinets, { limit: mostCabinets })).records),
    readSettings(reader),
    reader.settings(companySettings),
    reader.settings(settingsOf(reader.country)),
  ]);
  const offered = views.flatMap(toOffered);
  const place = venues[plan.place];
  const space = spaceOf(plan);
  const nearestMetres = metresOf(plan.nearest, plan);
  const farthestMetres = metresOf(plan.farthest, plan);
  const requested = plan.cabinets.flatMap((id) => offered.find((cabinet) => cabinet.id === id) ?? []);
  const ofProduct = offered.filter(({ productId }) => productId !== null && String(productId) === query.get('product'));
  const suggested = suggestCabinet(ofProduct.length > 0 ? ofProduct : offered, { place, space, nearestMetres });
  const chosen = requested.length > 0 || suggested === null ? requested : [suggested];
  const variants = chosen.flatMap((cabinet): readonly Variant[] => {
    const grid = gridOf(plan, space, cabinet);
    if (grid === null) return [];
    if (grid.columns === 0 || grid.rows === 0) return [{ cabinet, grid, wall: null, advice: [] }];
    const wall = measureWall(cabinet, grid, settings);
    const circumstances = {
      place,
      space,
      nearestMetres,
      farthestMetres,
      bearsKilograms: plan.bears,
      settings,
    };
    return [{ cabinet, grid, wall, advice: advise(cabinet, wall, circumstances) }];
  });
  return {
    // A plan that starts with a product contains the cabinets of that product from then on (`plan`).
    /** Id, name and data of all cabinets; `cabinet` is `null` if data is missing. */
    catalogue: views.map((view) => ({ id: view.id, name: view.name, cabinet: toOffered(view)[0] ?? null })),
    plan: ofProduct.length > 0 && requested.length === 0 ? { ...plan, cabinets: chosen.map(({ id }) => id) } : plan,
    issues: plan.cabinets.length > requested.length ? { ...issues, cabinet: 'unknown' as const } : issues,
    offered,
    /** Shown on the printed plan. */
    company,
    office,
    settings,
    space,
    nearestMetres,
    farthestMetres,
    /** True in an iframe of the dashboard. */
    isFramed: query.get('frame') !== null,
    variants,
    currency: currencyOf(reader.country),
  };
}

export type PlannerPage = Awaited<ReturnType<typeof loadPlannerPage>>;

/** Loads the plan in the address, and an example if it has no wall yet. */
export async function loadPlannerPage(request: Args) {
  const data = await loadPlanner(request);
  if (data.space !== null || data.plan.fit === 'grid' || data.isFramed) return { data, example: null };
  const product = request.query.get('product');
  const query = new URLSearchParams({ ...exampleDisplay, ...(product === null ? examplePlace : { product }) });
  const example = await loadPlanner({ ...request, query });
  const plan = { ...example.plan, ...exampleWall };
  return { data, example: { ...example, plan, space: spaceOf(plan) } };
}
