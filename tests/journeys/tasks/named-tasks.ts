import { expect } from 'vitest';
import { ask, storePicture } from '../../support/dashboard-files.ts';
import { noticeOf } from '../../support/dashboard.ts';
import { administrator } from '../../support/start-site.ts';
import { callSite } from '../../support/site-call.ts';
import type { VisitedSite } from '../../support/open-site.ts';
import { isolateIn } from '../../../language/bidi.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { wholeProduct } from './product.ts';
import { both, button, giveFile, labelOf, needsYou, photo, pill, type Task, textOf, writeBoth } from './task.ts';

const spring = both('Spring', 'الربيع');
const autumn = both('Autumn', 'الخريف');
const described = both('A wall of leaves', 'جدار من أوراق الشجر');

/**
 * Sends an enquiry at human speed.
 * @returns its id
 */
async function receiveEnquiry(site: VisitedSite): Promise<number> {
  const fields = { name: 'Sara', email: 'sara@screens.example', message: 'A wall, please' };
  const { id } = await ask(site, '/../en/send-email', 'POST', { kind: 'contact', fields });
  await ask(site, `/enquiries/${Number(id)}`, 'PATCH', { held: false });
  return Number(id);
}

const seeNeeds: Task = {
  isFromLogin: true,
  prepare: async (site) => {
    await receiveEnquiry(site);
  },
  work: async ({ page, hands, t }) => {
    await hands.write(page.locator('[name=username]'), administrator.username);
    await hands.write(page.locator('[name=password]'), administrator.password);
    await hands.press(button(page, t('login')));
  },
  check: async ({ page, t }) => {
    const needs = page.getByRole('group', { name: t('needsYou') });
    await needs.getByRole('link', { name: t('waitingAnswer', { count: 1 }) }).waitFor();
  },
};

const changeHero: Task = {
  prepare: async (site) => {
    const image = await storePicture(site, 'spring.jpg');
    await ask(site, '/herobanner/add', 'POST', { title: spring, link: '/about', image });
  },
  work: async (desk) => {
    const { page, hands, t, language } = desk;
    await hands.press(pill(desk, 'banners'));
    await hands.press(page.getByRole('link', { name: language === 'en' ? 'Hero Banners' : 'بانرات الواجهة' }));
    await hands.press(button(page, t('editNamed', { title: spring[language] })));
    const window = page.getByRole('dialog', { name: t('editItem') });
    await writeBoth(desk, window, 'title', autumn);
    await giveFile(desk, window.getByLabel(labelOf(desk, 'image'), { exact: true }), await photo(800));
    for (const [of, word] of [
      ['en', 'inEnglish'],
      ['ar', 'inArabic'],
    ] as const)
      await hands.write(window.getByRole('textbox', { name: `${t('altText')} (${t(word)})` }), described[of]);
    await hands.press(button(window, t('update')));
    await window.waitFor({ state: 'detached' });
  },
  check: async ({ site }) => {
    const home = async () => (await fetch(`${site.origin}/ar`)).text();
    for (const words of [autumn.ar, described.ar])
      await expect.poll(async () => (await home()).includes(words)).toBe(true);
  },
};

const fillGap: Task = {
  prepare: async (site) => {
    await ask(site, '/herobanner/add', 'POST', { title: { ...spring, ar: '' }, link: '/about' });
  },
  work: async (desk) => {
    const { page, hands, t } = desk;
    await hands.press(needsYou(desk).getByRole('link', { name: t('waitingArabic', { count: 1 }) }));
    const gap = textOf(page.locator('main form'), desk, { name: 'title', of: 'ar' });
    await expect.poll(() => gap.evaluate((box) => box === document.activeElement)).toBe(true);
    await hands.type(spring.ar);
    await hands.press(button(page, t('gapSave')));
  },
  check: async ({ page, site, t }) => {
    await page.getByText(t('gapsFilled', { count: 1 })).waitFor();
    expect(await ask(site, '/herobanner/1?languages=all')).toMatchObject({ title: spring });
  },
};

const answerEnquiry: Task = {
  prepare: async (site) => {
    await receiveEnquiry(site);
  },
  work: async (desk) => {
    const { page, hands, late } = desk;
    await hands.press(needsYou(desk).getByRole('link', { name: /^Sara/ }));
    await hands.write(page.getByRole('textbox', { name: late('replyText'), exact: true }), 'Gladly, on Sunday.');
    await hands.press(button(page, late('replySend')));
  },
  check: async ({ page, site, language }) => {
    await noticeOf(page, callMessage('replyQueued', language)).waitFor();
    expect(await ask(site, '/enquiries/1')).toMatchObject({
      status: 'contacted',
      thread: [{ text: 'Gladly, on Sunday.' }],
    });
  },
};

const moved = 5;
const others = 10;

const moveProducts: Task = {
  prepare: async (site) => {
    for (const name of [both('Walls', 'جدران'), both('Kiosks', 'أكشاك')])
      await ask(site, '/category/add', 'POST', { name });
    for (let number = 1; number <= moved + others; number += 1) {
      const name =
        number <= moved ? both(`Kiosk ${number}`, `كشك ${number}`) : both(`Wall ${number}`, `جدار ${number}`);
      await ask(site, '/products', 'POST', { name, category: 1 });
    }
  },
  work: async (desk) => {
    const { page, hands, t, list, language } = desk;
    await hands.press(pill(desk, 'products'));
    await hands.write(page.getByRole('searchbox', { name: t('searchTitles') }), language === 'en' ? 'Kiosk' : 'كشك');
    await expect.poll(() => page.locator('.record-card').count()).toBe(moved);
    await hands.press(page.getByRole('checkbox', { name: t('selectAll') }));
    await hands.press(button(page, list('bulkSet')));
    const window = page.getByRole('dialog', { name: list('bulkSetTitle', { count: moved }) });
    const kiosks = language === 'en' ? 'Kiosks' : 'أكشاك';
    await hands.choose(window.getByRole('combobox', { name: labelOf(desk, 'category') }), kiosks);
    const field = isolateIn(language, labelOf(desk, 'category'));
    const value = isolateIn(language, kiosks);
    await hands.press(button(window, list('bulkSetTo', { count: moved, field, value })));
  },
  check: async ({ site }) => {
    const stored = async () => (await callSite(site, '/lists/products/rows?where=category%3D2')).answer;
    await expect.poll(stored).toMatchObject({ total: moved });
  },
};

const pictures = 8;

const describePictures: Task = {
  work: async ({ page, hands, late, language }) => {
    const files = await Promise.all(Array.from({ length: pictures }, async (_, place) => photo(200 + place)));
    await hands.take(page.getByText(late('startFiles'), { exact: true }), files);
    const table = page.getByRole('region', { name: late('wordsOfNew') });
    const cells = table.getByRole('textbox', { name: late(language === 'en' ? 'altInEnglish' : 'altInArabic') });
    await expect.poll(() => cells.count()).toBe(pictures);
    for (let place = 0; place < pictures; place += 1) await hands.write(cells.nth(place), `${place + 1}`);
    await hands.press(button(table, late('saveWords')));
    await table.waitFor({ state: 'detached' });
  },
  check: async ({ site, language }) => {
    const { files } = await ask(site, '/media?limit=50');
    const alts = Array.isArray(files) ? files.map(({ alt }: { alt: Record<string, string> }) => alt[language]) : [];
    expect(new Set(alts)).toEqual(new Set(Array.from({ length: pictures }, (_, place) => `${place + 1}`)));
  },
};

/** Tasks whose actions were also counted in other products. */
export const namedTasks: Readonly<Record<string, Task>> = {
  'See what needs you, from the login': seeNeeds,
  'Change the hero of Home: another headline in both languages, another picture with alternative text in both':
    changeHero,
  'Add a product with twelve rows, three features and a card in each section, in both languages, as a draft of which one language is scheduled':
    wholeProduct,
  'Fill a gap in Arabic': fillGap,
  'Answer an enquiry': answerEnquiry,
  'Set five products to another category': moveProducts,
  'Add eight pictures with alternative text': describePictures,
};
