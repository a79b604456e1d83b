import { isolate } from '../../../language/bidi.ts';
import { formatInteger } from '../../../language/format.ts';
import type { SiteKey, SiteMessage } from '../../../language/site-messages.ts';
import { pitchMillimetres } from '../../planner/cabinet.ts';
import type { Wall } from '../../planner/measure-wall.ts';
import type { Site } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, Variant } from './load.ts';

/** A line of the table: label and value. */
interface Spec {
  readonly word: SiteKey;
  readonly label: string;
  readonly value: string;
}

/** Standard resolutions in pixels. */
const standards: readonly (readonly [name: string, width: number, height: number])[] = [
  ['8K', 7680, 4320],
  ['4K UHD', 3840, 2160],
  ['Full HD', 1920, 1080],
  ['HD', 1280, 720],
];

/** The largest standard resolution that a wall shows at full resolution; `null` if it is too small for any. */
const standardIn = ({ widthPixels, heightPixels }: Wall): string | null =>
  standards.find(([, width, height]) => width <= widthPixels && height <= heightPixels)?.[0] ?? null;

/** Returns a function that lists all figures of a wall, formatted in the page's language. */
function specsIn(site: Pick<Site, 't' | 'language' | 'currency'>, data: PlannerData) {
  const { t, language } = site;
  const { length, size, pitch, value, pair } = lengthsIn(site, data.plan.unit);
  const whole = (count: number) => isolate(formatInteger(count, language));
  const both = (one: string, other: string) => `${one} / ${other}`;
  const money = (amount: number) => isolate(`${data.currency} ${formatInteger(Math.round(amount), language)}`);
  const price = (amount: number) => isolate(`${site.currency} ${formatInteger(amount, language)}`);

  return ({ cabinet, grid }: Variant, wall: Wall): readonly Spec[] => {
    const line = (word: SiteMessage, value: string): Spec => ({ word, label: t(word), value });
    const standard = standardIn(wall);
    const { space } = data;
    return [
      line('planSize', size(wall.widthMillimetres, wall.heightMillimetres)),
      line('planDiagonal', isolate(`${whole(wall.diagonalInches)} ${t('sign-in')}`)),
      line('planResolution', isolate(t('unitPixels', { value: `${wall.widthPixels} × ${wall.heightPixels}` }))),
      ...(standard === null ? [] : [line('planNames', isolate(standard))]),
      line('planPitch', pitch(pitchMillimetres(cabinet))),
      line('planBrightness', value('unitNits', cabinet.nits)),
      line(
        'planCabinetCount',
        isolate(t('planCabinetCounts', { columns: grid.columns, rows: grid.rows, count: wall.cabinets })),
      ),
      line('planSpares', whole(wall.spareCabinets)),
      line('planWeight', value('unitKilograms', wall.weightKilograms)),
      line('planPower', pair('unitWatts', wall.greatestWatts, wall.typicalWatts)),
      line('planHeat', pair('unitHeat', wall.greatestBtuPerHour, wall.typicalBtuPerHour)),
      line('planCurrent', value('unitAmperes', wall.greatestAmperes)),
      {
        word: 'planCircuits',
        label: t('planCircuits', {
          amperes: data.settings.amperes,
          percent: Math.round(data.settings.circuitShare * 100),
        }),
        value: whole(wall.circuits),
      },
      line('planEnergy', value('unitEnergy', wall.kilowattHoursAMonth)),
      ...(wall.costAMonth === null ? [] : [line('planCost', money(wall.costAMonth))]),
      line('planPorts', whole(wall.gigabitPorts)),
      line('planControllers', `${whole(wall.controllers)} + ${whole(wall.spareControllers)}`),
      line('planService', t(cabinet.isServicedInFront ? 'planServiceFront' : 'planServiceRear')),
      ...(space === null ||
      space.widthMillimetres < wall.widthMillimetres ||
      space.heightMillimetres < wall.heightMillimetres
        ? []
        : [
            line(
              'planLeftover',
              both(
                length(space.widthMillimetres - wall.widthMillimetres),
                length(space.heightMillimetres - wall.heightMillimetres),
              ),
            ),
          ]),
      ...(cabinet.price === null
        ? []
        : [
            line(
              'planPrice',
              t('planPriceRange', {
                from: price(cabinet.price.from * wall.squareMetres),
                to: price(cabinet.price.to * wall.squareMetres),
              }),
            ),
          ]),
    ];
  };
}

/** The lines of the table with the values of all walls of a plan. `null` for a wall without that line. */
export function specLines(site: Pick<Site, 't' | 'language' | 'currency'>, data: PlannerData) {
  const specsOf = specsIn(site, data);
  const built = data.variants.flatMap(({ wall, ...variant }) => (wall === null ? [] : [{ ...variant, wall }]));
  const columns = built.map((variant) => new Map(specsOf(variant, variant.wall).map((each) => [each.word, each])));
  const words = [...new Map(columns.flatMap((column) => [...column])).values()];
  return {
    cabinets: built.map(({ cabinet }) => cabinet),
    lines: words.map(({ word, label }) => ({
      word,
      label,
      values: columns.map((column) => column.get(word)?.value ?? null),
    })),
  };
}
