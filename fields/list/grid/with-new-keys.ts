import { isItem } from '../cell.tsx';
import { randomKey } from '../field.ts';

/** Items of another record as new ones: a key belongs to one item for life. */
export const withNewKeys = (value: unknown): unknown =>
  !Array.isArray(value)
    ? value
    : value.map((item: unknown) =>
        isItem(item)
          ? Object.fromEntries(
              Object.entries(item).map(([name, part]) => [name, name === 'key' ? randomKey() : withNewKeys(part)]),
            )
          : item,
      );
