import { isItem } from '../cell.tsx';
import { randomKey } from '../field.ts';

/** Copies items of another record with new keys, because a key belongs to one item permanently. */
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
