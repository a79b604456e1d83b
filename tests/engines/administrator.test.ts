import { resolve } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ask, libraryOf } from '../support/dashboard-files.ts';
import { administrator } from '../support/start-site.ts';
import { openEngine } from './browser/open-engine.ts';
import { desk, type Visitor } from './browser/visitor.ts';

const { site, visit } = await openEngine('empty');

const photo = resolve(import.meta.dirname, '../../demo/media/hero-facade.jpg');
const inBoth = (en: string, ar: string) => ({ en, ar });

/** Opens a screen of the dashboard as the administrator. */
async function open(path: string, language: 'en' | 'ar' = 'en'): Promise<Visitor> {
  const visitor = await visit({ language, size: desk, session: site.session });
  await visitor.open(`/dashboard${path}`);
  return visitor;
}

const valueOf = (css: string) => document.querySelector<HTMLInputElement>(css)?.value ?? '';
const isFocused = (css: string) => document.activeElement?.matches(css) ?? false;
const field = (name: string) => `[id="field-products-${name}-"]`;
const cell = (at: number, name: string) => field(`specification-0-rows-${at}-${name}`);
const save = '#section-fields form [type=submit]';

beforeEach(async () => {
  await ask(site, '/products', 'POST', { name: inBoth('Skyline', 'أفق'), headline: inBoth('Tall', 'شاهق') });
});

it('the administrator logs in [ADM-GEN-61]', async () => {
  const visitor = await visit({ language: 'en', size: desk });
  await visitor.open('/dashboard');
  await visitor.write('[name=username]', administrator.username);
  await visitor.write('[name=password]', administrator.password);
  await visitor.press('form:has([name=password]) [type=submit]');
  await visitor.sees(() => document.querySelector('nav a[href*="/dashboard/products"]') !== null, []);
  expect(await visitor.evaluate(() => document.querySelector('[name=password]'))).toBe(null);
});

it.each(['en', 'ar'] as const)(
  'a product is edited in both languages and saved, in a dashboard in %s [ADM-GEN-61]',
  async (language) => {
    const visitor = await open('/product/1/edit', language);
    await visitor.write(field('headline-en'), 'Taller than a house');
    await visitor.write(field('headline-ar'), 'أعلى من بيت');
    await visitor.press(save);
    await expect
      .poll(async () => ask(site, '/products/1?languages=all'), { timeout: 30_000 })
      .toMatchObject({ headline: inBoth('Taller than a house', 'أعلى من بيت') });
    expect(visitor.problems).toEqual([]);
  },
);

it('the cells of a table are typed in, copied and pasted [ADM-GEN-61]', async () => {
  const visitor = await open('/product/1/edit');
  await visitor.press(cell(0, 'name-en'));
  for (const text of ['Pitch', 'المسافة', '2.5', '2.5', 'mm', 'مم']) {
    await visitor.page.type(text);
    await visitor.page.pressKey('Tab');
  }
  await visitor.sees(isFocused, [cell(1, 'name-en')]);
  await visitor.page.type('Weight');
  await visitor.page.pressKey('Enter');
  await visitor.page.pressKey('ArrowUp');
  await visitor.page.pressKey('ArrowUp');
  await visitor.page.pressKey('ArrowDown', 'Shift');
  await visitor.page.pressKey('c', 'Control');
  await visitor.page.pressKey('ArrowDown');
  await visitor.page.pressKey('ArrowDown');
  await visitor.page.pressKey('v', 'Control');
  await visitor.sees(valueOf, [cell(2, 'name-en')], 'Pitch');
  await visitor.sees(valueOf, [cell(3, 'name-en')], 'Weight');
  expect(visitor.problems).toEqual([]);
});

it('a formatted text is written with keys [ADM-GEN-61]', async () => {
  const blog = Number((await ask(site, '/community/add', 'POST', { name: inBoth('Know-how', 'خبرة') }))['id']);
  const post = { category_id: blog, title: inBoth('Pitch', 'المسافة'), text: inBoth('x', 'x'), path: '/about' };
  const id = Number((await ask(site, '/communityonepost', 'POST', post))['id']);
  const visitor = await open(`/community/post/${blog}`);
  await visitor.press({ css: `[data-id="${id}"] button`, text: 'Edit' });
  await visitor.press('#field-text-en-');
  await visitor.page.pressKey('a', 'Control');
  await visitor.page.type('## Steps');
  await visitor.page.pressKey('Enter');
  await visitor.page.type('- Measure **twice**');
  await visitor.page.pressKey('Enter');
  await visitor.page.type('Cut once');
  const written = () => document.querySelector('#field-text-en-')?.innerHTML.replaceAll(/ [\w-]+="[^"]*"/g, '') ?? '';
  await visitor.sees(
    written,
    [],
    '<h2>Steps</h2><ul><li><p>Measure <strong>twice</strong></p></li><li><p>Cut once</p></li></ul>',
  );
  await visitor.press({ css: '[role=dialog] [type=submit]', text: '' });
  await visitor.sees(() => document.querySelector('[role=dialog]'), [], null);
  await expect
    .poll(async () => ask(site, `/communityonepost/${id}?languages=all`), { timeout: 30_000 })
    .toMatchObject({ text: { en: '**Steps**\n- Measure **twice**\n- Cut once' } });
  expect(visitor.problems).toEqual([]);
});

it('a picture is uploaded [ADM-GEN-61]', async () => {
  const visitor = await open('/product/1/edit');
  await visitor.upload('#field-products-image input[type=file]', [photo]);
  await visitor.sees(() => document.querySelector('#field-products-image')?.textContent.includes('hero-facade'), []);
  await expect.poll(() => libraryOf(site), { timeout: 30_000 }).toEqual(['hero-facade.jpg']);
  expect(visitor.problems).toEqual([]);
});

it('records are put in order by the keyboard [ADM-GEN-61]', async () => {
  await ask(site, '/products', 'POST', { name: inBoth('Facade', 'واجهة') });
  const visitor = await open('/products');
  const order = () => [...document.querySelectorAll<HTMLElement>('.record-card')].map(({ dataset }) => dataset['id']);
  await visitor.sees(order, [], ['1', '2']);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-id="1"] [data-handle]')?.focus());
  await visitor.page.pressKey('ArrowRight');
  await visitor.sees(order, [], ['2', '1']);
  await visitor.sees(isFocused, ['[data-id="1"] [data-handle]']);
  expect(visitor.problems).toEqual([]);
});

it('a text is typed in the preview, from where it was pressed [ADM-GEN-61]', async () => {
  const visitor = await open('/product/1/edit?preview');
  const frame = 'iframe:not([data-hidden])';
  const title = 'h1 [data-place="products/1/name/en"]';
  const isThere = (around: string, css: string) =>
    Boolean(document.querySelector<HTMLIFrameElement>(around)?.contentDocument?.querySelector(css));
  await visitor.sees(isThere, [frame, `html[data-pointing] ${title}`]);
  await visitor.press({ frame, css: title });
  await visitor.sees(isThere, [frame, `${title}[contenteditable]`]);
  await visitor.page.type('!');
  // The caret is in the middle of "Skyline".
  await visitor.sees(valueOf, [field('name-en')], 'Sky!line');
  expect(visitor.problems).toEqual([]);
});

it('the palette leads to a record by keys, and returns the focus when it closes [ADM-GEN-61]', async () => {
  const visitor = await open('/products');
  await visitor.sees(() => document.querySelector('.record-card') !== null, []);
  await visitor.page.pressKey('k', 'Control');
  await visitor.sees(isFocused, ['[role=dialog] [role=combobox]']);
  await visitor.page.type('Skyl');
  await visitor.sees(
    () => document.querySelector('[role=dialog] [role=option][aria-selected=true]')?.textContent.includes('Skyline'),
    [],
  );
  await visitor.page.pressKey('Enter');
  await visitor.sees(() => location.pathname, [], '/dashboard/product/1/edit');
  expect(visitor.problems).toEqual([]);
});
