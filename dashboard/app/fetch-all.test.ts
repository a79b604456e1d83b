import { describe, expect, it } from 'vitest';
import { mostListed } from '../../calls/model/list.ts';
import { fetchAll } from './fetch-all.ts';

describe('all of a list', () => {
  it.each([0, 1, mostListed - 1, mostListed, mostListed + 1, 2 * mostListed + 3])(
    'is read where it has %i',
    async (count) => {
      const rows = Array.from({ length: count }, (_, index) => ({ id: index + 7 }));
      const requested: (number | undefined)[] = [];
      const read = await fetchAll(async (after) => {
        requested.push(after);
        const start = rows.findIndex(({ id }) => id === after) + 1;
        return rows.slice(start, start + mostListed);
      });
      expect(read).toEqual(rows);
      expect(requested).toHaveLength(Math.floor(count / mostListed) + 1);
    },
  );
});
