import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { products, productVideos } from '../../../content/collections/index.ts';
import { managerOf } from '../../../content/derive/screens.ts';
import { screens } from '../../../content/screens.ts';
import { ask } from '../../support/dashboard-files.ts';
import { sampleMp4 } from '../../support/sample-files.ts';
import { both, button, type Desk, giveFile, labelOf, photo, type Task, textOf, writeBoth } from './task.ts';

const rows = 12;
const features = 3;
const name = both('Skyline', 'أفق');
const sections = managerOf(products, screens)?.collections ?? [];

/** Lines as a spreadsheet copies them; the text in the administrator's language comes first. */
const copied = ({ language }: Desk, lines: readonly (readonly { en: string; ar: string }[])[]): string =>
  lines.map((cells) => cells.flatMap(({ en, ar }) => (language === 'en' ? [en, ar] : [ar, en])).join('\t')).join('\n');

const group = (place: Locator, desk: Desk, field: string) =>
  place.getByRole('group', { name: labelOf(desk, field), exact: true });
const addTo = (place: Locator, desk: Desk, field: string) =>
  button(place, desk.t('addToList', { label: labelOf(desk, field) }));
const numbered = (count: number, make: (number: number) => readonly { en: string; ar: string }[]) =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const rowOf = (number: number) => [
  both(`Row ${number}`, `صف ${number}`),
  both(`${number}`, `${number}`),
  both('mm', 'مم'),
];

async function writeFeatures(desk: Desk, form: Locator): Promise<void> {
  const { hands, language } = desk;
  const list = group(form, desk, 'features');
  await hands.press(addTo(list, desk, 'features'));
  const titles = copied(
    desk,
    numbered(features, (number) => [both(`Feature ${number}`, `ميزة ${number}`)]),
  );
  await hands.paste(textOf(list, desk, { name: 'title', of: language }).first(), titles);
  const pictures = list.getByLabel(labelOf(desk, 'image'), { exact: true });
  await expect.poll(() => pictures.count()).toBe(features);
  for (let place = 0; place < features; place += 1) await giveFile(desk, pictures.nth(place), await photo(300 + place));
}

async function writeSpecification(desk: Desk, form: Locator): Promise<void> {
  const { hands, language } = desk;
  const first = form.locator(`[id="field-specification-0-rows-0-name-${language}-"]`);
  await hands.paste(first, copied(desk, numbered(rows, rowOf)));
}

async function writeProduct(desk: Desk): Promise<void> {
  const { page, hands, t, late } = desk;
  await hands.press(page.getByRole('link', { name: late('startProduct') }));
  const form = page.locator('#add-form');
  await writeBoth(desk, form, 'name', name);
  await writeBoth(desk, form, 'headline', both('Tall', 'عالٍ'));
  await writeBoth(desk, form, 'description', both('A tall screen', 'شاشة عالية'));
  await giveFile(desk, form.getByLabel(labelOf(desk, 'image'), { exact: true }), await photo(400));
  await writeFeatures(desk, form);
  await hands.choose(
    form.getByLabel(labelOf(desk, 'category'), { exact: true }),
    desk.language === 'en' ? 'Walls' : 'جدران',
  );
  await hands.choose(
    form.getByLabel(labelOf(desk, 'environment'), { exact: true }),
    desk.language === 'en' ? 'Indoor' : 'داخلية',
  );
  await hands.write(form.getByLabel(labelOf(desk, 'pitch'), { exact: true }), '1.5');
  await hands.write(form.getByLabel(labelOf(desk, 'size'), { exact: true }), '110');
  await writeSpecification(desk, form);
  // Both languages are saved as drafts; Arabic is scheduled.
  await hands.press(button(form, t('publishingMenu')));
  await hands.press(page.getByRole('menuitem', { name: t('scheduleEllipsis') }));
  const window = page.getByRole('dialog', { name: t('scheduleTitle') });
  await hands.press(window.getByRole('checkbox', { name: t('inEnglish'), exact: true }));
  await hands.write(window.getByLabel(t('scheduleDay')), '2027-08-14');
  await hands.write(window.getByLabel(t('scheduleTime'), { exact: true }), '12:30');
  await hands.press(button(window, t('scheduleSave')));
}

async function writeSections(desk: Desk): Promise<void> {
  const { page, hands, t } = desk;
  for (const [place, section] of sections.entries()) {
    await hands.press(button(page.locator(`#section-${section.base}`), t('addNew')));
    const window = page.getByRole('dialog', { name: t('addNewItem') });
    await writeBoth(desk, window, 'title', both(`Card ${place}`, `بطاقة ${place}`));
    await writeBoth(desk, window, 'text', both('Its words', 'كلماتها'));
    await hands.write(window.getByRole('combobox', { name: labelOf(desk, 'path') }), '/about');
    const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: sampleMp4() };
    await giveFile(
      desk,
      window.getByLabel(labelOf(desk, 'icon'), { exact: true }),
      section === productVideos ? film : await photo(500 + place),
    );
    await hands.press(button(window, t('add')));
    await window.waitFor({ state: 'detached' });
  }
}

/** A complete product in both languages. Nothing is published; one language is scheduled. */
export const wholeProduct: Task = {
  prepare: async (site) => {
    await ask(site, '/category/add', 'POST', { name: both('Walls', 'جدران') });
  },
  work: async (desk) => {
    await writeProduct(desk);
    await writeSections(desk);
  },
  check: async ({ site }) => {
    expect(await ask(site, '/products/1?languages=all')).toMatchObject({
      name,
      features: [{ title: both('Feature 1', 'ميزة 1') }, { image: { shared: expect.any(String) } }, {}],
      category: 1,
      environment: 'indoor',
      pitch: 1.5,
      specification: [{ rows: numbered(rows, rowOf).map(([name, value, unit]) => ({ name, value, unit })) }],
      publishing: { en: { status: 'draft' }, ar: { status: 'scheduled' } },
    });
    for (const { base } of sections) expect(await ask(site, `/${base}/category/1?languages=all`)).toHaveLength(1);
  },
};
