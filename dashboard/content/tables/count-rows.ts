import { isObject } from '../../app/call-failure.ts';

/** The number of rows in all groups of a table. */
export const countRows = (groups: unknown): number =>
  Array.isArray(groups)
    ? groups.reduce((sum: number, group: unknown) => {
        const rows = isObject(group) ? group['rows'] : undefined;
        return sum + (Array.isArray(rows) ? rows.length : 0);
      }, 0)
    : 0;
