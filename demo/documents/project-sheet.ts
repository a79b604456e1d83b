import { both } from '../both.ts';
import { allProducts } from '../content/products.ts';
import { projectFacts } from '../content/single-projects/facts.ts';
import type { SingleProject } from '../content/single-projects.ts';
import type { Words } from '../record.ts';
import { type Language, picture, sheet, toDocument, words } from './sheet.ts';

const label = both('Project sheet', 'ملخص المشروع');
const place = both('wameed.example', 'wameed.example');

const figure = (value: number, en: string, ar: string): Words => {
  const digits = value.toLocaleString('en', { maximumFractionDigits: 1 });
  return both(`${digits} ${en}`.trim(), `${digits} ${ar}`.trim());
};

/** The metrics of the installation, one per line. */
function linesOf({ id, sector, products }: SingleProject): readonly (readonly [name: Words, value: Words])[] {
  const facts = projectFacts[id];
  if (facts === undefined) throw new Error(`No facts of the demo project ${id}`);
  const { city, area, pixels, brightness, weight, power, days } = facts;
  const used = allProducts.filter((product) => products.includes(product.id)).map(({ name }) => name);
  return [
    [both('City', 'المدينة'), city],
    [both('Sector', 'القطاع'), sector],
    [both('Displays', 'الشاشات'), both(used.map(({ en }) => en).join(', '), used.map(({ ar }) => ar).join('، '))],
    [both('Display area', 'مساحة الشاشة'), figure(area, 'm²', 'م²')],
    [both('Pixels', 'عدد البكسلات'), figure(pixels, '', '')],
    [both('Brightness', 'السطوع'), figure(brightness, 'nits', 'شمعة/م²')],
    [both('Weight', 'الوزن'), figure(weight, 'kg', 'كجم')],
    [both('Maximum power', 'أقصى استهلاك'), figure(power, 'kW', 'كيلوواط')],
    [both('Days on site', 'أيام التنفيذ'), figure(days, '', '')],
  ];
}

/** A finished project as an HTML document of one page. */
export const projectSheet = async (project: SingleProject, language: Language): Promise<string> => {
  const t = (text: Words) => words(text, language);
  const rows = linesOf(project).map(([name, value]) => `<tr><th scope="row">${t(name)}</th><td>${t(value)}</td></tr>`);
  const chapters = project.chapters.map(
    ({ subtitle, title, text }) => `<div><h2>${t(subtitle)}: ${t(title)}</h2><p>${t(text)}</p></div>`,
  );
  const body = `<div><h1>${t(project.title)}</h1><p class="lead">${t(project.subtitle)}</p></div>
    ${await picture(project.picture, 1100, 300)}
    <p>${t(project.text)}</p><div class="columns"><table>${rows.join('')}</table><div>${chapters.slice(0, 2).join('')}</div></div>
    <div class="columns">${chapters.slice(2).join('')}</div>`;
  const title = `${project.title[language]} – ${label[language]}`;
  return toDocument(language, title, [sheet(language, body, `${t(label)}${t(place)}`)]);
};
