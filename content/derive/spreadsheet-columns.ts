import { apiNameOf } from '../../fields/field.ts';
import type { SpreadsheetCell } from '../../fields/spreadsheet-cell.ts';
import { fold } from '../../language/fold.ts';
import { type Language, languages, type Words } from '../../language/languages.ts';
import { haveDecimalCommas } from '../../language/decimal-commas.ts';
import { fieldLabel } from '../field-labels.ts';
import { isSettingsGroup } from '../is-settings-group.ts';
import type { Collection } from '../model/collection.ts';

/** A column of a collection's spreadsheet. */
export interface SpreadsheetColumn {
  /** The name of the field in the code; `null` for the record's id. */
  readonly field: string | null;
  /** The API name of the field. */
  readonly apiName: string;
  /** The language of its texts; `null` if both languages share the value. */
  readonly language: Language | null;
  /** Its heading. */
  readonly label: Words;
  readonly cell: SpreadsheetCell | null;
}

const inLanguage = {
  en: { en: 'English', ar: 'بالإنجليزية' },
  ar: { en: 'Arabic', ar: 'بالعربية' },
} as const;

const numbers: SpreadsheetColumn = {
  field: null,
  apiName: 'id',
  language: null,
  label: { en: 'Number', ar: 'الرقم' },
  cell: null,
};

/** True for collections whose records can be rows: those without a parent. */
export const hasSpreadsheet = (collection: Collection): boolean =>
  collection.parent === undefined && !isSettingsGroup(collection);

/**
 * The columns of a collection: the record's id, and every field that fits in a cell, with one column for each language
 * of a text.
 */
export function spreadsheetColumns(collection: Collection): readonly SpreadsheetColumn[] {
  const columns = Object.entries(collection.fields).flatMap(([name, field]): SpreadsheetColumn[] => {
    const { spreadsheetCell: cell } = field;
    if (cell === null) return [];
    const apiName = apiNameOf(name, field);
    const label = fieldLabel(name, field) ?? { en: apiName, ar: apiName };
    if (!field.translated) return [{ field: name, apiName, language: null, label, cell }];
    return languages.map((language) => ({
      field: name,
      apiName,
      language,
      label: {
        en: `${label.en} (${inLanguage[language].en})`,
        ar: `${label.ar} (${inLanguage[language].ar})`,
      },
      cell,
    }));
  });
  return [numbers, ...columns];
}

const bare = (name: string): string =>
  fold(name)
    .replace(/[\s()[\]_.]+/g, ' ')
    .trim();

/** True if the numbers of a file have decimal commas. */
export function hasDecimalCommas(
  columns: readonly (SpreadsheetColumn | null)[],
  rows: readonly { readonly cells: readonly string[] }[],
): boolean {
  return haveDecimalCommas(
    rows.flatMap(({ cells }) => cells.filter((_, place) => columns[place]?.cell?.isNumber === true)),
  );
}

/** The columns that a file names, in its order, without repetitions; `null` for unknown ones. */
export function knownColumns(collection: Collection, names: readonly string[]): readonly (SpreadsheetColumn | null)[] {
  const columns = spreadsheetColumns(collection);
  const taken = new Set<SpreadsheetColumn>();
  return names.map((name) => {
    const found = columns.find(({ label, apiName, language }) =>
      [label.en, label.ar, language === null ? apiName : `${apiName} ${language}`].some(
        (each) => bare(each) === bare(name),
      ),
    );
    if (found === undefined || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
