import { labelValues } from '../../content/derive/label-values.ts';
import { both } from '../both.ts';
import type { Product } from '../content/products.ts';
import type { Specification } from '../content/specification.ts';
import type { Words } from '../record.ts';
import { type Language, picture, sheet, toDocument, words } from './sheet.ts';

type Row = Specification[number]['rows'][number];

const note = both(
  'Figures may change as products improve. wameed.example',
  'قد تتغير الأرقام مع تطور المنتجات. wameed.example',
);
const parameters = both('Technical parameters', 'المواصفات الفنية');

const inEach = (text: (language: Language) => string): Words => both(text('en'), text('ar'));

/** A heading without the labels that all values below it have. */
const headingOf = (name: Words, values: readonly Words[]): Words =>
  inEach((language) => {
    const labelled = values.map((value) => labelValues(name[language], value[language]));
    return labelled.includes(null) ? name[language] : (labelled[0]?.heading ?? name[language]);
  });

const betweenValues: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' };

/** A value with its unit. Several values each have the label from the row or its group. */
const valueIn = (
  language: Language,
  headings: readonly Words[],
  { value, unit }: Row,
  between = betweenValues[language],
): string => {
  const after = unit === '' ? '' : ` ${words(unit, language)}`;
  const [labelled] = headings.flatMap((heading) => labelValues(heading[language], value[language]) ?? []);
  if (labelled === undefined) return words(value, language) + after;
  return labelled.values
    .map(({ label, value: part }) => `<bdi>${label} ${words(both(part, part), language)}${after}</bdi>`)
    .join(between);
};

type Group = Specification[number];

const namesIn = ({ rows }: Group): string => rows.map(({ name }) => name.en).join('\n');

/** Separates the groups that describe the same sizes, such as those of a series, from all others. */
function parted(specification: Specification): { readonly sized: Specification; readonly rest: Specification } {
  const isSized = (group: Group) => specification.some((other) => other !== group && namesIn(other) === namesIn(group));
  return {
    sized: specification.filter(isSized),
    rest: specification.filter((group) => !isSized(group)),
  };
}

const titleOf = ({ group, rows }: Group): Words =>
  headingOf(
    group,
    rows.map(({ value }) => value),
  );

/** A table with one line per size and one column per group. */
const sizeTable = (groups: Specification, language: Language): string => {
  const t = (text: Words) => words(text, language);
  const lines = (groups[0]?.rows ?? []).map(({ name }, line) => {
    const cells = groups.map(({ group, rows }) => {
      const row = rows[line];
      return `<td>${row === undefined ? '' : valueIn(language, [row.name, group], row, '<br>')}</td>`;
    });
    return `<tr><th scope="row">${t(name)}</th>${cells.join('')}</tr>`;
  });
  const heads = groups.map((group) => `<th scope="col">${t(titleOf(group))}</th>`);
  return `<table class="sizes"><tr><td></td>${heads.join('')}</tr>${lines.join('')}</table>`;
};

const groupTables = (groups: Specification, language: Language): string => {
  const t = (text: Words) => words(text, language);
  const tables = groups.map((each) => {
    const rows = each.rows.map(
      (row) =>
        `<tr><th scope="row">${t(headingOf(row.name, [row.value]))}</th><td>${valueIn(language, [row.name, each.group], row)}</td></tr>`,
    );
    return `<div><h2>${t(titleOf(each))}</h2><table>${rows.join('')}</table></div>`;
  });
  return `<div class="groups">${tables.join('')}</div>`;
};

/** The spec sheet of a product as an HTML document, with one page, or two for a product in several sizes. */
export const specSheet = async (product: Product, language: Language): Promise<string> => {
  const t = (text: Words) => words(text, language);
  const { sized, rest } = parted(product.specification);
  const hasSizes = sized.length > 0;
  const name = `<div><h1>${t(product.name)}</h1><p class="lead">${t(product.headline)}</p></div>`;
  const first = `${name}
    ${await picture(product.image, 1100, 620)}
    <p>${t(product.description)}</p>
    ${hasSizes ? sizeTable(sized, language) : groupTables(rest, language)}`;
  const second = `${name}${groupTables(rest, language)}`;
  const title = `${product.name[language]} – ${parameters[language]}`;
  const footer = `${t(parameters)}${t(note)}`;
  const bodies = hasSizes ? [first, second] : [first];
  return toDocument(
    language,
    title,
    bodies.map((body) => sheet(language, body, footer)),
  );
};
