import { isObject } from '../../app/call-failure.ts';

/** How many rows the groups of a table hold. */
export const countRows = (groups: unknown): number =>
  Array.isArray(groups)
    ? groups.reduce((sum: number, group: unknown) => {
        const rows = isObject(group) ? group['rows'] : undefined;
        return sum + (Array.isArray(rows) ? rows.length : 0);
      }, 0)
    : 0;
