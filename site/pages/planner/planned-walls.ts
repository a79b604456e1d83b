import type { Reader } from '../../../content/model/reader.ts';
import { formatDecimal, formatInteger } from '../../../language/format.ts';
import { siteMessages } from '../../../language/site-messages.ts';
import { loadPlanner } from './load.ts';

/** A wall of a plan for use in a quotation, with texts in the language of the reader. */
export interface PlannedWall {
  readonly cabinetId: number;
  readonly name: string;
  /** The product that the cabinets belong to. */
  readonly productId: number | null;
  readonly squareMetres: number;
  /** Size, cabinets, pixels and spares, one line each. */
  readonly detail: string;
  /** Riyals a square metre, including VAT. */
  readonly priceFrom: number | null;
}

/** The walls of a plan, computed as in the planner. Empty if the plan is incomplete. */
export async function plannedWalls(query: URLSearchParams, reader: Reader): Promise<readonly PlannedWall[]> {
  const { language } = reader;
  const t = siteMessages(language);
  const { variants } = await loadPlanner({ query, reader, attempt: (_message, read) => read() });
  const metres = (millimetres: number): string => formatDecimal(millimetres / 1000, language, 2);
  const count = (value: number): string => formatInteger(value, language);
  return variants.flatMap(({ cabinet, grid, wall }): readonly PlannedWall[] => {
    if (wall === null) return [];
    const size = `${metres(wall.widthMillimetres)} × ${metres(wall.heightMillimetres)} ${t('sign-m')}`;
    const pixels = `${count(wall.widthPixels)} × ${count(wall.heightPixels)}`;
    const cabinets = t('planCabinetCounts', {
      columns: count(grid.columns),
      rows: count(grid.rows),
      count: count(wall.cabinets),
    });
    const lines = [
      `${t('planSize')}: ${size}`,
      `${t('planResolution')}: ${pixels}`,
      `${t('planCabinetCount')}: ${cabinets}`,
      `${t('planSpares')}: ${count(wall.spareCabinets)}`,
    ];
    return [
      {
        cabinetId: cabinet.id,
        name: cabinet.name.text,
        productId: cabinet.productId,
        squareMetres: wall.squareMetres,
        detail: lines.join('\n'),
        priceFrom: cabinet.price?.from ?? null,
      },
    ];
  });
}
