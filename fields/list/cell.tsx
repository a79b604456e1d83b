import { type CellProps, useCellServices } from '../cell.ts';
import { type Field, type Fields, apiNameOf } from '../field.ts';
import type { ListField } from './field.ts';

export type Item = Readonly<Record<string, unknown>>;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an item. A list of plain values has a single one, called `value`. */
export function shapeOf(field: Field): { readonly fields: Fields; readonly isPlain: boolean } {
  const fields = 'item' in field && isFields(field.item) ? field.item : {};
  return { fields, isPlain: Object.keys(fields).join() === 'value' };
}

const noItems: readonly unknown[] = [];

/** The items in a list's API value. Returns the same array whenever there are none. */
export const itemsOf = (carried: unknown): readonly unknown[] => (Array.isArray(carried) ? carried : noItems);

export const startOf = (field: Field): unknown =>
  field.serialize(field.empty, { language: 'ar', all: true, findMedia: () => undefined, fellBack: () => {} });

export const keyOf = (item: unknown, index: number): string =>
  isItem(item) && typeof item['key'] === 'string' ? item['key'] : String(index);

/** The number of items; for a table, the number of rows in all groups. */
export function ListCell({ field, value: items }: CellProps<readonly unknown[], ListField>) {
  const { t } = useCellServices();
  const rows = items.flatMap((item) => (isItem(item) && Array.isArray(item['rows']) ? item['rows'] : []));
  const count = field.isGrouped ? rows.length : items.length;
  return count === 0 ? null : (
    <p className="text-sm text-muted">{t(field.isGrouped ? 'rowCount' : 'itemCount', { count })}</p>
  );
}

/** Every item with all its fields. */
export function ListWhole({ field, value: items }: CellProps<readonly unknown[]>) {
  const { uiOf, labelOf } = useCellServices();
  const { fields, isPlain } = shapeOf(field);
  return (
    <ol className="list-decimal space-y-3 ps-6">
      {items.map((item, index) => (
        <li key={keyOf(item, index)}>
          <dl className="grid gap-2">
            {Object.entries(fields).map(([name, part]) => {
              const { Cell, Whole = Cell } = uiOf(part);
              const current = isPlain ? item : isItem(item) ? item[apiNameOf(name, part)] : undefined;
              return (
                <div key={name}>
                  {!isPlain && <dt className="text-sm text-muted">{labelOf(name, part)}</dt>}
                  <dd>
                    <Whole field={part} value={current ?? startOf(part)} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ol>
  );
}
