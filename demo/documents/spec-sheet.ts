import { labelFigures } from '../../content/derive/label-figures.ts';
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

/** A heading without the names that stand beside all figures below it. */
const headingOf = (name: Words, values: readonly Words[]): Words =>
  inEach((language) => {
    const labelled = values.map((value) => labelFigures(name[language], value[language]));
    return labelled.includes(null) ? name[language] : (labelled[0]?.heading ?? name[language]);
  });

/** A value with its unit; several figures each with the name that the row, or its group, gives them. */
const valueIn = (language: Language, headings: readonly Words[], { value, unit }: Row): string => {
  const after = unit === '' ? '' : ` ${words(unit, language)}`;
  const [labelled] = headings.flatMap((heading) => labelFigures(heading[language], value[language]) ?? []);
  if (labelled === undefined) return words(value, language) + after;
  return labelled.figures
    .map(({ label, figure }) => `<bdi>${label} ${words(both(figure, figure), language)}${after}</bdi>`)
    .join(language === 'ar' ? '، ' : ', ');
};

/** The spec sheet of a product as an HTML document of one page. */
export const specSheet = async (product: Product, language: Language): Promise<string> => {
  const say = (text: Parameters<typeof words>[0]) => words(text, language);
  const groups = product.specification.map(
    ({ group, rows }) =>
      `<div><h2>${say(
        headingOf(
          group,
          rows.map(({ value }) => value),
        ),
      )}</h2><table>${rows
        .map(
          (row) =>
            `<tr><th scope="row">${say(headingOf(row.name, [row.value]))}</th><td>${valueIn(language, [row.name, group], row)}</td></tr>`,
        )
        .join('')}</table></div>`,
  );
  const body = `<div><h1>${say(product.name)}</h1><p class="lead">${say(product.headline)}</p></div>
    ${await picture(product.image, 1100, 320)}
    <p>${say(product.description)}</p><div class="columns">${groups.join('')}</div>`;
  const title = `${product.name[language]} – ${parameters[language]}`;
  return toDocument(language, title, [sheet(language, body, `${say(parameters)}${say(note)}`)]);
};
