import { isObject } from '../../app/call-failure.ts';
import { textIn } from '../../app/records/api-record.ts';

const isWritten = (value: unknown): boolean => textIn(value, 'en').trim() !== '' || textIn(value, 'ar').trim() !== '';

/** The rows that a template stores: those with a name, their values only if `hasValues`. */
export const templateRows = (groups: unknown, hasValues: boolean): unknown =>
  !Array.isArray(groups)
    ? []
    : groups.map((group: unknown) => {
        const rows: unknown = isObject(group) ? group['rows'] : [];
        const writtenRows = Array.isArray(rows)
          ? rows.filter((row: unknown) => isObject(row) && isWritten(row['name']))
          : [];
        return {
          ...(isObject(group) && group),
          rows: writtenRows.map((row: unknown) => ({
            ...(isObject(row) && row),
            ...(!hasValues && { value: { en: '', ar: '' } }),
          })),
        };
      });
