import { both } from '../both.ts';
import type { Product } from '../content/products.ts';
import { type Language, picture, sheet, toDocument, words } from './sheet.ts';

const note = both(
  'Figures may change as products improve. wameed.example',
  'قد تتغير الأرقام مع تطور المنتجات. wameed.example',
);
const parameters = both('Technical parameters', 'المواصفات الفنية');

/** The spec sheet of a product as an HTML document of one page. */
export const specSheet = async (product: Product, language: Language): Promise<string> => {
  const say = (text: Parameters<typeof words>[0]) => words(text, language);
  const groups = product.specification.map(
    ({ group, rows }) =>
      `<div><h2>${say(group)}</h2><table>${rows
        .map(
          ({ name, value, unit }) =>
            `<tr><th scope="row">${say(name)}</th><td>${say(value)}${unit === '' ? '' : ` ${say(unit)}`}</td></tr>`,
        )
        .join('')}</table></div>`,
  );
  const body = `<div><h1>${say(product.name)}</h1><p class="lead">${say(product.headline)}</p></div>
    ${await picture(product.image, 1100, 330)}
    <p>${say(product.description)}</p><div class="columns">${groups.join('')}</div>`;
  const title = `${product.name[language]} – ${parameters[language]}`;
  return toDocument(language, title, [sheet(language, body, `${say(parameters)}${say(note)}`)]);
};
