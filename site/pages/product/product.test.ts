import { describe, expect, it } from 'vitest';
import { catalogueContent, items } from '../../../tests/support/catalogue-content.ts';
import { homeContent } from '../../../tests/support/home-content.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';

const open = (visit: Visit = {}, content = catalogueContent) =>
  renderSite(content, { path: '/product/1/noor', language: 'en', ...visit });

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('a product page', () => {
  it.each(['/product/1', '/product/1/noor', '/product/1/Noor-24/7'])(
    'stands at its id, also with a slash in its name: %s [PUB-PROD-01]',
    async (path) => {
      const { status, html } = await open({ path });
      expect(status).toBe(200);
      expect(html).toContain('<link rel="canonical" href="https://displays.example/en/product/1/Noor-24%2F7"/>');
    },
  );

  it('of an unknown id is the 404 page, and of one that is a draft in this language leads to the list [PUB-GEN-65]', async () => {
    expect((await open({ path: '/product/99' })).status).toBe(404);
    expect((await open({ path: '/product/5' })).status).toBe(302);
    expect((await open({ path: '/product/5', language: 'ar' })).status).toBe(200);
  });

  it('shows every one of its groups in order [PUB-PROD-02]', async () => {
    const html = mainOf((await open()).html);
    const marks = [
      '<h1',
      'Point 1',
      'Unit size',
      'Row 1',
      'Film',
      'Block',
      'Scene 1',
      'One socket',
      'Stub 1',
      'Clip',
      'Warm?',
      'Used in these projects',
      'Related products',
    ];
    const afterData = html.slice(html.indexOf('<h1'));
    const places = marks.map((mark) => afterData.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('names the cabinets that walls of it are built of, and leads to the planner with them', async () => {
    const cabinet = {
      name: { en: 'Noor 1.2', ar: 'نور 1.2' },
      product: 1,
      environment: 'indoor',
      width: 600,
      height: 337.5,
      widthPixels: 480,
      heightPixels: 270,
      weight: 5.1,
      maximumPower: 92.8,
      brightness: 600,
    };
    const content = {
      ...catalogueContent,
      cabinets: [
        { id: 1, fields: cabinet },
        { id: 2, fields: { ...cabinet, name: { en: 'Of another', ar: 'لغيره' }, product: 2 } },
      ],
    };
    const { html } = await open({}, content);
    const [table = ''] = elementsWith(html, 'table', 'class="specification"');
    const specs = visibleText(table.replaceAll(/[\u2066-\u2069]/g, ''));
    expect(specs).toMatch(
      /Cabinets\s+Noor 1\.2\s+600 mm wide · 337\.5 mm high · 480 × 270 px · 1\.25 mm · 5\.1 kg · 92\.8 W · 600 nits/,
    );
    expect(specs).not.toContain('Of another');
    expect(html).toContain('href="/planner?product=1"');
    expect((await open({ query: 'print' }, content)).html).toContain('Noor 1.2');
    expect((await open()).html).not.toContain('/planner?product');
    // A cabinet that is the product itself is described by the product's parameters.
    const itself = { ...cabinet, name: { en: 'Noor 24/7', ar: 'نور 24/7' } };
    const alone = await open({}, { ...catalogueContent, cabinets: [{ id: 1, fields: itself }] });
    expect(visibleText(elementsWith(alone.html, 'table', 'class="specification"').join(''))).not.toContain('Cabinets');
  });

  it('leads from below its hero to the parts that it has, in their order', async () => {
    const html = mainOf((await open()).html);
    const [nav = ''] = elementsWith(html, 'nav', 'class="page-parts"');
    const anchors = [...nav.matchAll(/href="#([^"]+)"/g)].map(([, anchor = '']) => anchor);
    expect(anchors).toEqual(['highlights', 'specification', 'videos', 'questions', 'projects']);
    const places = anchors.map((anchor) => html.indexOf(`id="${anchor}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const bare = await renderSite({ products: [{ fields: { name: 'Bare' } }] }, { path: '/product/1', language: 'en' });
    expect(bare.html).not.toContain('page-parts');
  });

  it('shows banner, name and description in its hero [PUB-PROD-04]', async () => {
    const hero = elementsWith((await open()).html, 'div', 'class="page-hero page-hero-beside"').join('');
    expect(hero).toContain('/uploads/banner.jpg');
    const { html } = await open();
    expect(html).toMatch(/<h1 class="hero-title">Noor 24\/7<\/h1>/);
    expect(visibleText(html)).toContain('Noor 24/7 shines');
  });

  it('leads from "Technical Parameters" to the spec sheet of its language [PUB-PROD-06] [MSG-27]', async () => {
    const [english = ''] = elementsWith((await open()).html, 'a', 'href="/uploads/noor-en.pdf"');
    expect(visibleText(english).trim()).toBe('Technical Parameters');
    const { html } = await open({ language: 'ar' });
    const [arabic = ''] = elementsWith(html, 'a', 'href="/uploads/noor-ar.pdf"');
    expect(visibleText(arabic).trim()).toBe('المواصفات الفنية');
  });

  it('leads to its data sheet where no spec sheet was uploaded', async () => {
    const { html } = await open({ path: '/product/2' });
    expect(html).toMatch(/<a[^>]*href="\/product\/2\/Ufuq-6\?print"[^>]*>Technical Parameters/);
  });

  it.each([
    ['en', 'Discover The Vision'],
    ['ar', 'اكتشف ذا فيجن'],
  ] as const)(
    'of The Vision leads to its landing page, and no other one does (%s) [OP-089]',
    async (language, words) => {
      const linksOf = async (path: string) =>
        elementsWith(mainOf((await open({ path, language }, homeContent)).html), 'a', 'href="/the-vision"');
      const [link = '', ...more] = await linksOf('/product/68');
      expect(visibleText(link).trim()).toBe(words);
      expect([...more, ...(await linksOf('/product/3'))]).toEqual([]);
    },
  );

  it("offers a chat with the office of the visitor's country about this product", async () => {
    const { html } = await open({ country: 'ae' });
    const question = encodeURIComponent('Hello, I would like to know more about Noor 24/7.');
    expect(html).toContain(`href="https://wa.me/971500000000?text=${question}"`);
  });

  it('tells environment and pitch under the names that the forms give them', async () => {
    const [facts = ''] = elementsWith((await open()).html, 'dl', 'class="facts"');
    expect(visibleText(facts)).toMatch(/Pixel pitch\s+1\.25 mm\s+Environment\s+Indoor/);
    expect((await open({ path: '/product/3' })).html).not.toContain('class="facts"');
  });

  it('has content cards [PUB-PROD-07]', async () => {
    const cards = elementsWith((await open()).html, 'li', 'class="content-card"');
    expect(cards.map(visibleText)).toEqual([1, 2, 3].map((number) => expect.stringContaining(`About Point ${number}`)));
  });

  it('has rows of picture and text, picture first in the markup of each', async () => {
    const rows = (await open()).html.split('class="alternating-row"').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows.map((row) => row.indexOf('<picture') < row.indexOf('<h3'))).toEqual([true, true]);
  });

  it('has rows that show a video or a picture by the extension of the file [PUB-PROD-09]', async () => {
    const rows = elementsWith((await open()).html, 'figure', 'media-banner');
    expect(rows[0]).toMatch(/<video src="\/uploads\/film\.mp4"/);
    expect(rows[1]).toMatch(/<img src="\/uploads\/still\.jpg"/);
    expect(rows.map(visibleText)).toEqual([
      expect.stringContaining('About Film'),
      expect.stringContaining('About Still'),
    ]);
  });

  it('has blocks of icon, title and text [PUB-PROD-10]', async () => {
    const [block = ''] = elementsWith((await open()).html, 'li', 'class="content-block"');
    expect(block).toContain('/uploads/block.svg');
    expect(visibleText(block)).toMatch(/Block\s+About Block/);
  });

  it('has a big slider without link arrows [PUB-PROD-11]', async () => {
    const [slider = ''] = elementsWith((await open()).html, 'react-island', '&quot;In pictures&quot;');
    expect(visibleText(slider)).toContain('Scene 2');
    expect(slider).not.toContain('<a ');
  });

  it('has a grid of its picture, its features and its tiles [PUB-PROD-12]', async () => {
    const [grid = ''] = elementsWith((await open()).html, 'ul', 'class="media-grid"');
    expect(grid).toMatch(/media-grid-main.*product-1\.jpg.*front\.jpg.*one-socket\.jpg/s);
    expect(visibleText(grid)).toMatch(/Serviced from the front.*One socket\s+About One socket/s);
  });

  it('sets tiles without a picture in a row of figures, without an empty place', async () => {
    const content = { ...catalogueContent, productssectionsix: items(1, ['46 kg'], { icon: null }) };
    const { html } = await open({}, content);
    const [specs = ''] = elementsWith(html, 'ul', 'class="media-figures"');
    expect(visibleText(specs)).toMatch(/46 kg\s+About 46 kg/);
    expect(specs).not.toContain('picture-missing');
    expect(elementsWith(html, 'ul', 'class="media-grid"').join('')).not.toContain('46');
  });

  it('sets cards and rows without a picture in type, without an empty place', async () => {
    const bare = { icon: null };
    const { html } = await open(
      {},
      {
        ...catalogueContent,
        productssectionone: items(1, ['Flat'], bare),
        productssectiontwo: items(1, ['Silent'], bare),
      },
    );
    expect(visibleText(elementsWith(html, 'li', 'content-card-said').join(''))).toMatch(/Flat\s+About Flat/);
    expect(visibleText(elementsWith(html, 'div', 'alternating-said').join(''))).toMatch(/Silent\s+About Silent/);
    expect(html).not.toMatch(/picture-missing (?:content-card|alternating)/);
  });

  it('has a slider of tickets [PUB-PROD-13]', async () => {
    expect(elementsWith((await open()).html, 'li', 'class="ticket"')).toHaveLength(2);
  });

  it('has videos of which nothing is fetched before one is chosen, and a window with controls [PUB-PROD-14]', async () => {
    const [grid = ''] = elementsWith((await open()).html, 'react-island', 'name="videos"');
    expect(grid).toMatch(/<a [^>]*href="\/uploads\/clip\.mp4"[^>]*aria-label="Play the video: Clip"/);
    expect(grid).toMatch(/<dialog.*<video[^>]*controls/s);
    expect(grid).not.toMatch(/<video[^>]*src=/);
  });

  it('shows the poster of a video before it plays, in the page, beside others and to search engines', async () => {
    const content = {
      ...catalogueContent,
      productssectionthree: [{ parent: 1, fields: { title: { en: 'Film' }, icon: 'posted-film.mp4' } }],
      productssectionten: [{ parent: 1, fields: { title: { en: 'Clip' }, icon: 'posted-clip.mp4' } }],
    };
    const { html } = await open({}, content);
    expect(html).toMatch(
      /<video src="\/uploads\/posted-film\.mp4" poster="\/images\/\d+-1280\.webp"[^>]*preload="none"/,
    );
    const [grid = ''] = elementsWith(html, 'react-island', 'name="videos"');
    expect(grid).toMatch(/<img src="\/uploads\/poster-of-posted-clip\.mp4\.jpg"/);
    expect(grid).toContain('"thumbnailUrl":"https://displays.example/uploads/poster-of-posted-clip.mp4.jpg"');
    expect((await open()).html).not.toContain('poster="');
  });

  it('leads to its comparison with others', async () => {
    expect((await open()).html).toMatch(/<a [^>]*href="\/products\?compare=1">Compare</);
  });

  it('has questions, the first of them open [PUB-PROD-15]', async () => {
    const questions = elementsWith((await open()).html, 'details', '');
    expect(questions.map((question) => /<details[^>]*\sopen=""/.test(question))).toEqual([true, false]);
  });

  it('has its technical parameters in groups, value and unit each isolated', async () => {
    const [table = ''] = elementsWith((await open()).html, 'table', 'class="specification"');
    expect(table).toMatch(/<th[^>]*scope="rowgroup"><span>Picture<\/span><\/th>/);
    expect(table).toMatch(
      /<th scope="row">Unit size<\/th><td><bdi>600\u00a0×\u00a0337\.5<\/bdi>\u00a0<bdi[^>]*>mm<\/bdi><\/td>/,
    );
  });

  it('gives each of several figures of a parameter its name, in the order of reading', async () => {
    const both = (en: string, ar: string) => ({ en, ar });
    const row = (name: { en: string; ar: string }, value: string, unit: { en: string; ar: string }) => ({
      name,
      value: both(value, value),
      unit,
    });
    const watts = both('W', 'واط');
    const size = (words: string) => row(both(words, words), '1,200 / 400', watts);
    const content = {
      products: [
        {
          fields: {
            name: both('Noor', 'نور'),
            specification: [
              {
                group: both('Build', 'البنية'),
                rows: [row(both('Size (width × height)', 'القياس (العرض × الارتفاع)'), '600 × 337.5', both('mm', 'مم'))],
              },
              { group: both('Power (maximum / typical)', 'الطاقة (أقصى / معتاد)'), rows: [size('A'), size('B')] },
            ],
          },
        },
      ],
    };
    const { html } = await renderSite(content, { path: '/product/1', language: 'ar' });
    const [table = ''] = elementsWith(html, 'table', 'class="specification"');
    const words = visibleText(table);
    expect(words).toContain('القياس العرض 600 مم الارتفاع 337.5 مم');
    expect(words).toContain('الطاقة A أقصى 1,200 واط معتاد 400 واط');
    expect(words).not.toMatch(/[×/]/);
  });

  it('shows what is said of all sizes of a series in one table, a line a size', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const sizes = ['115 in', '147 in', '178 in'];
    const said = (name: string, value: string) => ({
      group: both(name),
      rows: sizes.map((size) => ({ name: both(size), value: both(value), unit: both('kg') })),
    });
    // A cabinet of the series. The size table already contains what its line would.
    const cabinet = { name: both('115 in'), product: 1, environment: 'indoor', width: 2546, height: 1432 };
    const specs = { widthPixels: 1920, heightPixels: 1080, weight: 92, maximumPower: 1200, brightness: 800 };
    const { html } = await renderSite(
      {
        products: [{ fields: { name: both('Series'), specification: [said('Weight', '92'), said('Case', '9')] } }],
        cabinets: [{ fields: { ...cabinet, ...specs } }],
      },
      { path: '/product/1', language: 'en' },
    );
    const [matrix = ''] = elementsWith(html, 'table', 'class="size-matrix"');
    expect(elementsWith(matrix, 'th', 'scope="col"').map((head) => visibleText(head).trim())).toEqual([
      'Screen size',
      'Weight',
      'Case',
    ]);
    expect(elementsWith(matrix, 'th', 'scope="row"').map((head) => visibleText(head).trim())).toEqual(sizes);
    // On phones, which hide the column headings, each value has its name beside it.
    expect([...matrix.matchAll(/<td data-name="([^"]+)"/g)].map(([, name]) => name)).toEqual(
      sizes.flatMap(() => ['Weight', 'Case']),
    );
    expect(html).not.toContain('class="specification"');
  });

  it('shows eight of many specifications, and opens the others by a line with their number [PUB-PROD-25]', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const rows = Array.from({ length: 12 }, (_, at) => ({
      name: both(`Row ${at + 1}`),
      value: both('5'),
      unit: both(''),
    }));
    const of = async (count: number, query = '') => {
      const specification = [{ group: both('All'), rows: rows.slice(0, count) }];
      const products = [{ fields: { name: both('Wall'), specification } }];
      return (await renderSite({ products }, { path: '/product/1', language: 'en', query })).html;
    };
    const [folded = ''] = elementsWith(await of(12), 'details', 'specification-more');
    expect(visibleText(folded)).toMatch(/All specifications \(12\)\s+All\s+Row 9/);
    expect(folded).not.toContain('Row 8');
    expect(await of(10)).not.toContain('specification-more');
    expect(await of(12, 'print')).not.toContain('specification-more');
  });

  it('compares the pitch of every LED display with the next one, as a table without scripts [PUB-PROD-29]', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const products = [
      { fields: { name: both('Fine'), pitch: 1.25 } },
      { fields: { name: both('Coarse'), pitch: 2.5 } },
      { fields: { name: both('Panel') } },
    ];
    const lensOf = async (id: number) => {
      const { html } = await renderSite({ products }, { path: `/product/${id}`, language: 'en' });
      return elementsWith(html, 'table', 'lens-table').map((table) => visibleText(table).replaceAll(/\s+/g, ' '));
    };
    const [table = ''] = await lensOf(1);
    expect(table).toContain('Viewing distance');
    expect(table).toMatch(/5 m\S* One smooth picture Pixels can be seen/);
    expect(table).toMatch(/30 m\S* One smooth picture One smooth picture/);
    expect(await lensOf(2)).toHaveLength(1);
    expect(await lensOf(3)).toEqual([]);
  });

  it('lets a phone choose one size of a series [PUB-PROD-26]', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const sized = (name: string) => ({
      group: both(name),
      rows: ['115 in', '147 in', '178 in'].map((size) => ({ name: both(size), value: both('9'), unit: both('kg') })),
    });
    const products = [{ fields: { name: both('Series'), specification: [sized('Weight'), sized('Case')] } }];
    const { html } = await renderSite({ products }, { path: '/product/1', language: 'en' });
    const [tabs = ''] = elementsWith(html, 'fieldset', 'size-tabs');
    expect(elementsWith(tabs, 'label', '').map((chip) => visibleText(chip).trim())).toEqual([
      '115 in',
      '147 in',
      '178 in',
    ]);
    expect(tabs.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('[value="2"]:checked) tbody tr:not(:nth-child(3)){display:none}');
  });

  it('offers its documents with type and size, and a sheet to print', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const row = { name: both('Weight'), value: both('5'), unit: both('kg') };
    const fields = {
      name: both('Noor'),
      specsheet: 'noor.pdf',
      downloads: [{ title: both('Drawing'), file: 'drawing.pdf' }],
      specification: [{ group: both('Build'), rows: [row] }],
    };
    const { html } = await renderSite({ products: [{ fields }] }, { path: '/product/1', language: 'en' });
    const [downloads = ''] = elementsWith(html, 'div', 'class="downloads"');
    expect(visibleText(downloads)).toMatch(/Spec sheet PDF · 1 kB Drawing PDF · 1 kB Printable data sheet/);
    expect(downloads).toContain('href="/uploads/drawing.pdf"');
  });

  it('tells from where it is seen comfortably, when it is delivered and what it costs', async () => {
    const both = (words: string) => ({ en: words, ar: words });
    const fields = {
      name: both('Noor'),
      pitch: 1.25,
      leadTime: both('6 to 8 weeks'),
      priceBand: both('SAR 9,500 per m²'),
    };
    const { html } = await renderSite({ products: [{ fields }] }, { path: '/product/1', language: 'en' });
    const [facts = ''] = elementsWith(html, 'dl', 'class="facts"');
    expect(visibleText(facts)).toMatch(
      /Pixels vanish from\s+4\.3 m\s+Lead time\s+6 to 8 weeks\s+Price\s+SAR 9,500 per m²/,
    );
  });

  it('tells from where no pixel is seen by the rows, where these are farther apart than the columns', async () => {
    const fields = { name: { en: 'Window', ar: 'نافذة' }, pitch: 3.9, rowPitch: 7.8 };
    const { html } = await renderSite({ products: [{ fields }] }, { path: '/product/1', language: 'en' });
    const [facts = ''] = elementsWith(html, 'dl', 'class="facts"');
    expect(visibleText(facts)).toMatch(/Pixels vanish from\s+26\.8 m/);
  });

  it('tells all sizes of a series, and its finest pitch', async () => {
    const fields = { name: { en: 'Series', ar: 'سلسلة' }, size: 115, largestSize: 295, pitch: 1.33 };
    const { html } = await renderSite({ products: [{ fields }] }, { path: '/product/1', language: 'en' });
    const [facts = ''] = elementsWith(html, 'dl', 'class="facts"');
    expect(visibleText(facts)).toMatch(/115 – 295 inches.*from 1\.33 mm/s);
  });

  it('names the projects it was used in', async () => {
    const projects = elementsWith((await open()).html, 'li', 'class="poster"');
    expect(projects.map(visibleText)).toEqual([expect.stringContaining('Hotel')]);
    expect(projects[0]).toContain('href="/project/4/Hotel"');
    expect(projects[0]).toContain('Hotel in short');
  });

  it('says of a project that shows another product what its own stands beside there', async () => {
    const postersOf = async (path: string, language: 'en' | 'ar' = 'en') =>
      elementsWith((await open({ path, language })).html, 'li', 'class="poster"').map((poster) =>
        visibleText(poster).trim(),
      );
    expect(await postersOf('/product/3')).toEqual([expect.stringMatching(/Hotel.*Najm, beside Noor 24\/7$/)]);
    expect(await postersOf('/product/3', 'ar')).toEqual([expect.stringMatching(/منتج 3.* إلى جانب .*منتج 1/)]);
  });

  it('shows a project by the picture that shows the product', async () => {
    const singleprojectcontent = [
      { parent: 4, fields: { title: 'Entrance', icon: 'entrance.jpg' } },
      { parent: 4, fields: { title: 'Lobby', icon: 'lobby.jpg', marks: [{ record: 3, x: 50, y: 50 }] } },
    ];
    const pictureOn = async (path: string, content: typeof catalogueContent = {}) => {
      const { html } = await open({ path }, { ...catalogueContent, singleprojectcontent, ...content });
      return /\/uploads\/([\w.]+)"/.exec(elementsWith(html, 'li', 'class="poster"')[0] ?? '')?.[1];
    };
    expect(await pictureOn('/product/1')).toBe('4.jpg');
    expect(await pictureOn('/product/3')).toBe('lobby.jpg');
    const [hotel, ...others] = catalogueContent['singleproject'] ?? [];
    const marks = [{ record: 3, x: 20, y: 20 }];
    const singleproject = [{ ...hotel, fields: { ...hotel?.fields, marks } }, ...others];
    expect(await pictureOn('/product/3', { singleproject })).toBe('4.jpg');
  });

  it('names other products: those of its sub-category, then those of its category', async () => {
    const titles = async (path: string) =>
      elementsWith((await open({ path })).html, 'li', 'class="product-card"').map(
        (card) => /<h3[^>]*>(.*?)<\/h3>/.exec(card)?.[1],
      );
    expect(await titles('/product/1')).toEqual(['Najm', 'Ufuq 6']);
    expect(await titles('/product/2')).toEqual(['Noor 24/7', 'Najm']);
    expect(await titles('/product/4')).toEqual([]);
  });

  it('names its ancestors in the breadcrumbs', async () => {
    const [breadcrumbs = ''] = elementsWith((await open()).html, 'nav', 'class="breadcrumbs');
    const names = [...breadcrumbs.matchAll(/<(?:a|span)\b[^>]*>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual(['Home', 'LED Screens', 'Indoor LED', 'Noor 24/7']);
    expect(breadcrumbs).toContain('href="/sub-category/7/Indoor-LED"');
  });

  it('does not offer a link to itself', async () => {
    const [card = ''] = elementsWith(
      (
        await open(
          {},
          {
            ...catalogueContent,
            productssectionone: (catalogueContent['productssectionone'] ?? []).map((record) => ({
              ...record,
              fields: { ...record.fields, path: '/product/1' },
            })),
          },
        )
      ).html,
      'li',
      'class="content-card"',
    );
    expect(card).not.toContain('<a ');
  });

  it.each(
    Object.entries({
      productssectionone: 'cards',
      productssectiontwo: 'rows',
      productssectionthree: 'media rows',
      productssectionfour: 'content blocks',
      productssectionfive: 'slides',
      productssectionsix: 'tiles',
      productssectionseven: 'questions',
      productssectionnine: 'tickets',
      productssectionten: 'videos',
    }),
  )('shows the rest when %s cannot be read [PUB-PROD-02] [PUB-GEN-47]', async (slug, name) => {
    const { status, html, logged, isCacheable } = await open({ failing: [slug] });
    expect(status).toBe(200);
    expect(html).toContain('Noor 24/7 shines');
    expect(logged).toEqual([`Failed to fetch the product ${name}`]);
    expect(isCacheable).toBe(false);
  });

  it('with nothing but a name is a page too', async () => {
    const { status, html } = await open({ path: '/product/6', language: 'ar' });
    expect(status).toBe(200);
    expect(mainOf(html)).not.toMatch(/<(?:section|figure|table|react-island name="cards")/);
    expect(html).toContain('picture-missing');
  });

  it('leaves out sections without words and pictures of their own, and sets a banner without a picture in type', async () => {
    const both = (en: string, ar: string) => ({ en, ar });
    const empty = { title: both('', ''), text: both('', '') };
    const { html } = await renderSite(
      {
        products: [{ id: 1, fields: { name: both('Bare', 'عارٍ') } }],
        productssectionone: [{ parent: 1, fields: empty }],
        productssectionthree: [
          { parent: 1, fields: empty },
          { parent: 1, fields: { ...empty, title: both('Said in type', 'يُقال بالحروف') } },
        ],
      },
      { path: '/product/1', language: 'en' },
    );
    const main = mainOf(html);
    expect(elementsWith(main, 'div', 'words-alone').map((part) => visibleText(part).trim())).toEqual(['Said in type']);
    expect(main).not.toMatch(/<(?:section|figure) |picture-missing media-banner/);
  });

  it('whose name is only a fallback marks it, and stays out of search engines', async () => {
    const { html } = await open({ path: '/product/6' });
    expect(html).toContain('<h1 class="hero-title"><span lang="ar" dir="rtl">عربي فقط</span></h1>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('shows its name and price in the bar of phones, and asks for a quote there and in the header alone [PUB-PROD-27]', async () => {
    const barOf = async (more: Readonly<Record<string, unknown>>, popup = {}, visit: Visit = {}) => {
      const [settings] = homeContent['settings/popup'] ?? [];
      const content = {
        ...homeContent,
        products: [{ id: 1, fields: { name: { en: 'Noor', ar: 'نور' }, ...more } }],
        'settings/popup': [{ fields: { ...settings?.fields, ...popup } }],
      };
      const { html } = await renderSite(content, { path: '/product/1', language: 'en', ...visit });
      expect(mainOf(html)).not.toContain('page-parts-ask');
      const [dock = ''] = elementsWith(html, 'nav', 'class="contact-dock"');
      return visibleText(dock).trim();
    };
    expect(await barOf({})).toMatch(/^Noor +Price on request +Request a quote/);
    expect(await barOf({ priceBand: { en: 'from SAR 900', ar: 'من 900' } })).toMatch(/^Noor +from SAR 900 +Request/);
    const offer = { link: '/product/1', price: 31_999 };
    expect(await barOf({}, offer)).toMatch(/^Noor +SAR +31,999 +Request/);
    expect(await barOf({}, offer, { country: 'ae' })).toMatch(/^Noor +Price on request +Request/);
    expect(await barOf({}, { ...offer, emiratesPrice: 32_499 }, { country: 'ae' })).toMatch(
      /^Noor +AED 32,499 +Request/,
    );
    expect((await open({ query: 'print' })).html).not.toContain('product-bar');
  });

  it('tells machines what it shows, without a price or a rating, and with nothing that could end the element', async () => {
    const { html } = await open();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    );
    const things: { '@type': string }[] = data.map((json) => JSON.parse(json));
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Noor 24/7',
      url: 'https://displays.example/en/product/1/Noor-24%2F7',
      description: 'Noor 24/7 shines',
      image: ['https://displays.example/uploads/product-1.jpg', 'https://displays.example/uploads/banner.jpg'],
      category: 'LED Screens',
      brand: { '@type': 'Brand', name: 'Wameed' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Unit size', value: '600 × 337.5', unitText: 'mm' },
        { '@type': 'PropertyValue', name: 'Service', value: 'Front </script>' },
      ],
    });
    expect(things.map((thing) => thing['@type']).toSorted()).toEqual(['BreadcrumbList', 'Product', 'VideoObject']);
  });
});

describe('the data sheet of a product', () => {
  it('shows name, picture, description and every technical parameter, and nothing else', async () => {
    const main = mainOf((await open({ query: 'print' })).html);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main).toContain('product-1.jpg');
    expect(visibleText(main)).toMatch(/Noor 24\/7.*Noor 24\/7 shines.*Unit size.*600 × 337\.5/s);
    expect(main).not.toMatch(/<(?:details|react-island name="(?:slides|cards)"|figure)/);
  });

  it('is not for search engines', async () => {
    expect((await open({ query: 'print' })).html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has a button to print that is hidden where there are no scripts', async () => {
    expect((await open({ query: 'print' })).html).toMatch(/<button[^>]*data-controls[^>]*>Print/);
  });
});
