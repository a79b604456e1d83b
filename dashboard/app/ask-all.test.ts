import { describe, expect, it } from 'vitest';
import { mostListed } from '../../calls/model/list.ts';
import { askAll } from './ask-all.ts';

describe('all of a list', () => {
  it.each([0, 1, mostListed - 1, mostListed, mostListed + 1, 2 * mostListed + 3])(
    'is read where it has %i',
    async (count) => {
      const rows = Array.from({ length: count }, (_, index) => ({ id: index + 7 }));
      const asked: (number | undefined)[] = [];
      const read = await askAll(async (after) => {
        asked.push(after);
        const start = rows.findIndex(({ id }) => id === after) + 1;
        return rows.slice(start, start + mostListed);
      });
      expect(read).toEqual(rows);
      expect(asked).toHaveLength(Math.floor(count / mostListed) + 1);
    },
  );
});
