import { describe, expect, it } from 'vitest';
import type { FreePost, VisitorComment, DiscussionPart } from '../../../content/model/discussion.ts';
import { homeContent } from '../../../tests/support/home-content.ts';
import type { MemoryContent } from '../../../tests/support/memory-reader.ts';
import { elementsWith, renderSite, type Visit, visibleText } from '../../../tests/support/render-site.ts';
import { siteMessages } from '../../../language/site-messages.ts';
import { createMemoryReader } from '../../../tests/support/memory-reader.ts';
import { sitemap, sitemapParts } from '../../pages.ts';

const both = (en: string, ar: string) => ({ en, ar });
const section = (parent: number, title: { en: string; ar: string }, text: string, more = {}) => ({
  parent,
  fields: { title, text: both(text, text), path: '/our-community', icon: 'cover.jpg', ...more },
});

const content: MemoryContent = {
  ...homeContent,
  community: [
    { fields: { name: both('Buying Guide', 'دليل الشراء'), icon: 'guide.jpg', path: '/our-community' } },
    { fields: { name: both('Field  Notes & more', 'ملاحظات'), path: '/our-community' } },
    { fields: { name: both('Empty', 'فارغة'), path: '/our-community' } },
    { published: [], fields: { name: both('Secret', 'سر') } },
  ],
  communityonepost: [
    section(1, both('Pixel pitch', 'المسافة بين البكسلات'), '  Ask **twice** \n\n1. Near\n2. Far\n- a <b>\nLast'),
    section(1, both('Brightness', 'السطوع'), 'Bright'),
    section(2, both('A night shift', 'نوبة ليلية'), 'Dark', { path: '/project/4' }),
    { ...section(1, both('Hidden draft', 'مسودة'), 'x'), published: [] },
  ],
  communitysideblogs: [
    {
      fields: {
        title: both('Inside the wave', 'داخل الموجة'),
        text: both('A lobby', 'ردهة'),
        path: '/project/4',
        icon: 'wave.jpg',
      },
    },
  ],
};

const comment = (id: number, text: string): VisitorComment => ({
  id,
  author: `Visitor ${id}`,
  text,
  createdAt: `2026-09-0${id}T21:30:00.000Z`,
});
const post = (id: number, text: string, comments: readonly VisitorComment[]): FreePost => ({
  ...comment(id, text),
  comments,
  commentCount: comments.length,
});
const whole = <Item>(all: readonly Item[]): DiscussionPart<Item> => ({
  items: all,
  total: all.length,
  older: null,
  behind: null,
});

const discussion = {
  commentsOf: async (id: number) => whole(id === 1 ? [1, 2, 3, 4].map((each) => comment(each, `Comment ${each}`)) : []),
  freePosts: async () =>
    whole([
      post(9, 'Newest <script>', [comment(1, 'First reply'), comment(2, 'Second reply')]),
      post(8, 'Oldest\nline two', []),
    ]),
};

const open = (query = '', visit: Visit = {}) =>
  renderSite(content, { path: '/our-community', language: 'en', query, discussion, ...visit });

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const stateOf = (html: string): readonly (string | undefined)[] =>
  (/data-blog="(\d+)" data-section="(\d+)"/.exec(html) ?? []).slice(1);
const navOf = (html: string): string => elementsWith(html, 'nav', 'community-nav')[0] ?? '';
const addresses = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
const headingOf = (html: string): string => visibleText(elementsWith(html, 'h1', 'class')[0] ?? '').trim();

describe('the address of the community', () => {
  it('without a blog shows the free posts, blog 0 [PUB-COMM-01, PUB-COMM-05, PUB-COMM-06] [OP-047]', async () => {
    const { html, status } = await open();
    expect([status, stateOf(html)]).toEqual([200, ['0', '0']]);
    expect(visibleText(mainOf(html))).toContain('Newest &lt;script&gt;');
    expect(html).toMatch(/<dialog[^>]*id="add-post"/);
    expect(html).toMatch(/<dialog[^>]*id="add-comment"/);
    expect(html).not.toContain('<dialog class="message-dialog" id="add-post" open');
  });

  it('names a blog and a section by their numbers and titles [PUB-COMM-01, PUB-COMM-05] [OP-048]', async () => {
    const { html } = await open('blog=1-Buying-Guide&section=2-Brightness');
    expect([stateOf(html), headingOf(html)]).toEqual([['1', '2'], 'Brightness']);
    expect(stateOf((await open('blog=2-Field-Notes-%26-more')).html)).toEqual(['2', '3']);
    expect(stateOf((await open('blog=1&section=2')).html)).toEqual(['1', '2']);
  });

  it('is understood in Arabic, and in the language it was not shared in [OP-048]', async () => {
    const arabic = new URLSearchParams({ blog: '1-دليل-الشراء', section: '2-السطوع' }).toString();
    for (const language of ['ar', 'en'] as const) {
      expect(stateOf((await open(arabic, { language })).html)).toEqual(['1', '2']);
      expect(stateOf((await open('blog=1-Buying-Guide&section=2-Brightness', { language })).html)).toEqual(['1', '2']);
    }
  });

  it.each([
    ['names alone', 'blog=Buying-Guide&section=Brightness'],
    [
      'names of the other language',
      `blog=${encodeURIComponent('دليل-الشراء')}&section=${encodeURIComponent('السطوع')}`,
    ],
    ['another name beside the number', 'blog=1-Guide&section=2-Brightness'],
    ['another blog than the section’s', 'blog=2-Field-Notes-%26-more&section=2-Brightness'],
    ['a blog that is not there', 'blog=99-Gone&section=2'],
  ])('that is written with %s leads to the record’s own for good, with what else it says', async (_how, query) => {
    const { redirect } = await open(`${query}&posted=comment&utm_source=x`, { pinned: true });
    const to = '/en/our-community?blog=1-Buying-Guide&section=2-Brightness&posted=comment&utm_source=x';
    expect(redirect).toEqual({ to, status: 301 });
  });

  it('tells two articles of one title apart, and takes a title that begins with a number for one', async () => {
    const twice = {
      ...content,
      communityonepost: [
        section(1, both('News', 'أخبار'), 'First'),
        section(1, both('News', 'أخبار'), 'Second'),
        section(1, both('2 hints', 'تلميحان'), 'Third'),
      ],
    };
    const shown = (query: string) => renderSite(twice, { path: '/our-community', language: 'en', query, discussion });
    for (const [number, text] of [
      [1, 'First'],
      [2, 'Second'],
    ] as const) {
      const { html } = await shown(`blog=1-Buying-Guide&section=${number}-News`);
      expect([stateOf(html), visibleText(mainOf(html)).includes(text)]).toEqual([['1', String(number)], true]);
      expect(navOf(html)).toContain(`section=${number}-News" aria-current="page"`);
    }
    expect((await shown('blog=Buying-Guide&section=News')).redirect?.to).toMatch(/section=1-News$/);
    expect((await shown('blog=Buying-Guide&section=2-hints')).redirect?.to).toMatch(/section=3-2-hints$/);
  });

  it('that matches nothing selects the first blog or section, says so, and asks not to be listed [PUB-COMM-09]', async () => {
    for (const [query, state, sentence] of [
      ['blog=Nowhere', ['1', '1'], 'This blog was not found'],
      ['blog=99', ['1', '1'], 'This blog was not found'],
      ['blog=Secret&section=Hidden-draft', ['1', '1'], 'This article was not found'],
      ['blog=1-Buying-Guide&section=4-Hidden-draft', ['1', '1'], 'This article was not found'],
      ['blog=2-Field-Notes-%26-more&section=Brightness', ['2', '3'], 'This article was not found'],
      ['blog=3-Empty&section=x', ['3', '0'], 'This article was not found'],
    ] as const) {
      const { status, html, isCacheable } = await open(query);
      expect([query, status, isCacheable, stateOf(html)]).toEqual([query, 200, false, state]);
      expect(visibleText(mainOf(html))).toContain(sentence);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
    }
    expect(stateOf((await open('section=2-Brightness')).html)).toEqual(['0', '0']);
    expect(visibleText((await open()).html)).not.toContain('was not found');
  });

  it('of what is there in the other language alone leads to its blog, or to the community, which says so', async () => {
    const arabicOnly: MemoryContent = {
      ...content,
      community: [...(content['community'] ?? []), { published: ['ar'], fields: { name: both('', 'عربية') } }],
      communityonepost: [
        ...(content['communityonepost'] ?? []),
        { ...section(1, both('', 'بالعربية فقط'), 'x'), published: ['ar'] },
        section(5, both('', 'في مدونة عربية'), 'x'),
      ],
    };
    const query = (address: string, pinned = true) =>
      renderSite(arabicOnly, { path: '/our-community', language: 'en', query: address, discussion, pinned });
    const blog = '/our-community?blog=1-Buying-Guide&only=ar';
    expect((await query('blog=1-Buying-Guide&section=5')).redirect).toEqual({ to: `/en${blog}`, status: 302 });
    expect((await query('blog=1&section=5', false)).redirect).toEqual({ to: blog, status: 302 });
    for (const address of ['blog=5&section=6', 'blog=5', `blog=${encodeURIComponent('عربية')}`]) {
      expect((await query(address)).redirect).toEqual({ to: '/en/our-community?only=ar', status: 302 });
    }
    const { html } = await query('blog=1-Buying-Guide&only=ar');
    expect(visibleText(mainOf(html))).toContain('available in Arabic only');
  });

  it.each(['%F0%9F', '%ED%A0%80', '%00', 'x'.repeat(5000)])('may hold anything: %j', async (blog) => {
    const { status, html } = await open(`blog=${blog}&section=${blog}`);
    expect([status, stateOf(html)]).toEqual([200, ['1', '1']]);
  });
});

describe('the parts of the community page', () => {
  it('are the blogs with their sections, the text, a share button and comments [PUB-COMM-02]', async () => {
    const { html } = await open('blog=1-Buying-Guide');
    const nav = visibleText(navOf(html));
    expect(nav).toMatch(/Open posts.*Buying Guide.*Pixel pitch.*Brightness.*Field Notes & more.*A night shift.*Empty/);
    expect(nav).not.toMatch(/Secret|Hidden/);
    const main = mainOf(html);
    expect([main.match(/<h1/g), headingOf(html)]).toEqual([['<h1'], 'Pixel pitch']);
    expect(elementsWith(main, 'react-island', 'name="share"')).toHaveLength(1);
    expect(elementsWith(main, 'section', 'comments')).toHaveLength(1);
  });

  it('link to a blog without a section, and to each section [PUB-COMM-07, PUB-COMM-08]', async () => {
    const { html } = await open('blog=1-Buying-Guide&section=2-Brightness', { pinned: true });
    expect(addresses(navOf(html))).toEqual([
      '/en/our-community',
      '/en/our-community?blog=1-Buying-Guide',
      '/en/our-community?blog=1-Buying-Guide&amp;section=1-Pixel-pitch',
      '/en/our-community?blog=1-Buying-Guide&amp;section=2-Brightness',
      '/en/our-community?blog=2-Field-Notes-%26-more',
      '/en/our-community?blog=2-Field-Notes-%26-more&amp;section=3-A-night-shift',
      '/en/our-community?blog=3-Empty',
    ]);
    expect(navOf(html)).toMatch(/section=2-Brightness" aria-current="page"/);
  });

  it('end, behind an article, with a way to begin a project and with the other articles of its blog', async () => {
    const main = mainOf((await open('blog=1-Buying-Guide&section=2-Brightness')).html);
    const [ask = ''] = elementsWith(main, 'aside', 'article-ask');
    expect(addresses(ask)).toEqual(['/register', '/planner', '/products']);
    const others = elementsWith(main, 'li', 'community-lead');
    expect(others.map((each) => visibleText(each).replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Buying Guide Pixel pitch Ask twice',
    ]);
    expect(main.indexOf('class="community-lead"')).toBeGreaterThan(main.indexOf('class="comments"'));
    expect(mainOf((await open('blog=2-Field-Notes-%26-more')).html)).not.toContain('More to read');
  });

  it('are also the side blogs as cards that lead on [OP-046]', async () => {
    const [card = ''] = elementsWith((await open()).html, 'li', 'side-blog');
    expect(visibleText(card)).toMatch(/Inside the wave\s+A lobby/);
    expect(card).toMatch(/href="\/project\/4[/"]/);
  });

  it('say so where a blog has no section, and lead on where a section has a page of its own', async () => {
    expect(visibleText(mainOf((await open('blog=3-Empty')).html))).toContain('This blog has no posts yet');
    expect((await open('blog=2-Field-Notes-%26-more')).html).toMatch(
      /href="\/project\/4\/A-night-shift"><span>Read more</,
    );
    expect((await open('blog=1-Buying-Guide')).html).not.toContain('Read more');
  });

  it('stand without those that cannot be read [PUB-COMM-02]', async () => {
    const fail = () => Promise.reject(new Error('no'));
    const { html, logged, isCacheable } = await open('', {
      failing: ['communitysideblogs'],
      discussion: { freePosts: fail },
    });
    expect(logged).toEqual(['Failed to fetch the side blogs', 'Failed to fetch the free posts']);
    expect([isCacheable, visibleText(html).includes('cannot be shown at the moment')]).toEqual([false, true]);
    const section = await open('blog=1-Buying-Guide', { discussion: { commentsOf: fail } });
    expect([section.status, headingOf(section.html), section.logged]).toEqual([
      200,
      'Pixel pitch',
      ['Failed to fetch the comments'],
    ]);
  });

  it('keep the page when there is nothing at all', async () => {
    const { html, status } = await renderSite({}, { path: '/our-community', language: 'en', query: 'blog=x' });
    expect([status, stateOf(html), html.includes('side-blogs-title')]).toEqual([200, ['0', '0'], false]);
    expect(visibleText(html)).toContain('Nobody has written here yet');
  });
});

describe('a section', () => {
  it('has bold words, lists and paragraphs, and never markup of its own [PUB-COMM-11..14] [OP-009]', async () => {
    const [text] = elementsWith((await open('blog=1-Buying-Guide')).html, 'div', 'rich-text');
    expect(text).toBe(
      '<div class="rich-text"><p>Ask <strong>twice</strong></p><ol><li>Near</li><li>Far</li></ol>' +
        '<ul><li>a &lt;b&gt;</li></ul><p>Last</p></div>',
    );
  });

  it('has headings where a line is bold from end to end and no sentence', async () => {
    const text = '**The screw**\n**Look:**\n**Ask** twice\n**Wait.**';
    const heads = { ...content, communityonepost: [section(1, both('Rust', 'صدأ'), text)] };
    const { html } = await renderSite(heads, { path: '/our-community', language: 'en', query: 'blog=1-Buying-Guide' });
    expect(elementsWith(html, 'p', 'role="heading"')).toEqual([
      '<p role="heading" aria-level="2"><strong>The screw</strong></p>',
    ]);
  });

  it('keeps a figure and its unit on one line', async () => {
    const text = 'In air of 55 °C, after **2.88 m**';
    const warm = { ...content, communityonepost: [section(1, both('Heat', 'حر'), text)] };
    const { html } = await renderSite(warm, { path: '/our-community', language: 'en', query: 'blog=1-Buying-Guide' });
    expect(elementsWith(html, 'div', 'rich-text')[0]).toContain('55\u00a0°C, after <strong>2.88\u00a0m</strong>');
  });

  it('names what its text leads on to', async () => {
    const led = { ...content, singleproject: [{ id: 4, fields: { title: both('A lobby', 'ردهة') } }] };
    const { html } = await renderSite(led, {
      path: '/our-community',
      language: 'en',
      query: 'blog=2-Field-Notes-%26-more',
    });
    expect(visibleText(html)).toContain('Read more: A lobby');
  });

  it('has its title, lead and picture in the head, and one address a language', async () => {
    const { html } = await open('blog=1-Buying-Guide');
    expect(html).toMatch(/<title>Pixel pitch ·/);
    expect(html).toContain('<meta name="description" content="Ask twice"');
    const arabic = new URLSearchParams({ blog: '1-دليل-الشراء', section: '1-المسافة-بين-البكسلات' }).toString();
    const english = 'https://displays.example/en/our-community?blog=1-Buying-Guide&amp;section=1-Pixel-pitch';
    expect(html).toContain(`<link rel="canonical" href="${english}"/>`);
    expect(html).toContain(
      `hrefLang="ar" href="https://displays.example/ar/our-community?${arabic.replace('&', '&amp;')}"`,
    );
  });

  it('is an article for machines', async () => {
    const { html } = await open('blog=1-Buying-Guide');
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    expect(things.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      headline: 'Pixel pitch',
      articleSection: 'Buying Guide',
      inLanguage: 'en',
      commentCount: 4,
      url: 'https://displays.example/en/our-community?blog=1-Buying-Guide&section=1-Pixel-pitch',
    });
  });

  it('is handed on with its title, its lead and its pinned address [PUB-COMM-10]', async () => {
    const [button] = elementsWith((await open('blog=1-Buying-Guide')).html, 'react-island', 'name="share"');
    expect(button).toContain('&quot;title&quot;:&quot;Pixel pitch&quot;,&quot;text&quot;:&quot;Ask twice&quot;');
    expect(button).toContain(
      '&quot;address&quot;:&quot;https://displays.example/en/our-community?blog=1-Buying-Guide&amp;section=1-Pixel-pitch&quot;',
    );
  });
});

describe('the comments of a section', () => {
  it('show name, words and time, the latest 2 seen and the others folded [PUB-COMM-15, PUB-COMM-18, PUB-COMM-19, CONST-23]', async () => {
    const { html } = await open('blog=1-Buying-Guide');
    const [folded = ''] = elementsWith(html, 'details', 'comments-folded');
    expect(visibleText(folded)).toMatch(/Load More\s+Show Less.*Visitor 1.*Comment 1.*Visitor 2.*Comment 2/);
    const [seen = ''] = /<\/details><ol>.*?<\/ol>/s.exec(mainOf(html).slice(mainOf(html).indexOf(folded))) ?? [];
    expect(visibleText(seen)).toMatch(/Visitor 3.*4 Sept 2026, 00:30.*Comment 3.*Visitor 4.*Comment 4/);
    expect(seen).toContain('<time dateTime="2026-09-03T21:30:00.000Z"');
    expect(seen).toMatch(/<p class="comment-text" dir="auto"[^>]*>Comment 3/);
  });

  it('have a form that asks for both fields and works without scripts [PUB-COMM-16, PUB-COMM-17]', async () => {
    const [form = ''] = elementsWith((await open('blog=1-Buying-Guide')).html, 'form', 'data-adds="comment"');
    expect(form).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/en\/communitypostcomments#talk"/);
    expect(form).toContain('<input type="hidden" name="post_id" value="1"/>');
    expect(form).toMatch(/<input (?=[^>]*name="username")(?=[^>]*required="")[^>]*maxLength="80"/);
    expect(form).toMatch(/<textarea (?=[^>]*name="text")(?=[^>]*required="")[^>]*maxLength="2000"/);
  });

  it.each([
    ['posted=comment', 'posted'],
    ['posted=held', 'heldForReview'],
    ['refused=gone', 'postGone'],
  ] as const)('say what came of a form without scripts: %s', async (query, word) => {
    const { html } = await open(`blog=1-Buying-Guide&${query}`);
    expect(elementsWith(html, 'p', 'discussion-outcome')[0]).toContain(siteMessages('en')(word));
  });
});

it.each([
  [
    'comment',
    'blog=1-Buying-Guide&section=1-Pixel-pitch',
    'data-adds="comment"',
    'username',
    'text',
    '?blog=1-Buying-Guide&amp;section=1-Pixel-pitch',
  ],
  ['post', 'write=post', 'data-adds="post"', 'author_name', 'content', ''],
  ['reply', 'reply=8', 'data-adds="reply"', 'commenter_name', 'text', ''],
])(
  'a refused %s is shown again as it was written, with what is wrong beside it',
  async (kind, query, which, name, text, page) => {
    const values = { [name]: '', [text]: 'Words nobody may lose' };
    const issues = [{ path: name, code: 'required' as const }];
    const { html } = await open(query, { refusedForm: { kind, message: 'All fields are required', values, issues } });
    const [form = ''] = elementsWith(html, 'form', which);
    expect(form).toMatch(/<textarea[^>]*>Words nobody may lose<\/textarea>/);
    expect(form).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"|aria-invalid="true"[^>]* name="${name}"`));
    expect(visibleText(form)).toMatch(/Please fill in this field.*All fields are required/s);
    expect(form).toContain(`name="page" value="/our-community${page}"`);
    for (const other of elementsWith(html, 'form', 'data-adds').filter((each) => !each.includes(which)))
      expect(other).not.toContain('Words nobody may lose');
  },
);

describe('free posts', () => {
  it('come newest first, with the latest comment of each seen [PUB-COMM-20, PUB-COMM-25, PUB-COMM-27] [OP-097]', async () => {
    const main = mainOf((await open()).html);
    expect([...main.matchAll(/data-post="(\d+)"/g)].map(([, id]) => id)).toEqual(['9', '8']);
    const [folded = ''] = elementsWith(main, 'details', 'comments-folded');
    expect(visibleText(folded)).toMatch(/Show More\s+Show Less.*Visitor 1.*First reply/);
    expect(visibleText(folded)).not.toContain('Second reply');
    expect(visibleText(main)).toMatch(/Visitor 9.*10 Sept 2026, 00:30.*Visitor 2.*Second reply.*Visitor 8/);
  });

  it('have forms for a post and for a comment, asking for no more than the calls do [PUB-COMM-21, PUB-COMM-23, PUB-COMM-26]', async () => {
    const { html } = await open('reply=8');
    const [add = ''] = elementsWith(html, 'form', 'data-adds="post"');
    expect(add).toContain('action="/api/en/communityposts/posts#talk"');
    expect(add).toMatch(/name="author_name".*name="content"/s);
    const [reply = ''] = elementsWith(html, 'form', 'data-adds="reply"');
    expect(reply).toContain('action="/api/en/communityposts/posts/8/comments#talk"');
    expect(reply).toMatch(/name="commenter_name".*name="text"/s);
    expect(`${add}${reply}`).not.toMatch(/pattern=|type="email"/);
  });

  it('open their forms without scripts too [PUB-COMM-06]', async () => {
    const dialogs = async (query: string) =>
      [...(await open(query)).html.matchAll(/<dialog[^>]*id="(add-[a-z]+)"( open="")?/g)].map(([, id, isOpen]) => [
        id,
        isOpen !== undefined,
      ]);
    expect(await dialogs('write=post')).toEqual([
      ['add-post', true],
      ['add-comment', false],
    ]);
    expect(await dialogs('reply=9')).toEqual([
      ['add-post', false],
      ['add-comment', true],
    ]);
    expect(await dialogs('reply=77')).toEqual([
      ['add-post', false],
      ['add-comment', false],
    ]);
  });

  it('keep their own direction and stay text on an Arabic page [OP-009]', async () => {
    const { html } = await open('', { language: 'ar' });
    expect(html).toMatch(/<bdi class="comment-author"[^>]*>Visitor 9<\/bdi>/);
    expect(html).toMatch(/dir="auto"[^>]*>Newest &lt;script&gt;</);
    expect(visibleText(html)).toContain('إظهار المزيد');
  });

  it('have the company’s badge if their author has its name, in any language', async () => {
    const answered = {
      ...discussion,
      freePosts: async () =>
        whole([
          { ...post(9, 'Salt?', [{ ...comment(1, 'Ten kilometres.'), author: 'فريق وميض' }]), author: 'Noura' },
          { ...post(8, 'We are open.', []), author: 'Team Wameed' },
        ]),
    };
    const items = elementsWith((await open('', { discussion: answered })).html, 'li', 'data-post="[1-9]');
    const icons = items.map((item) => [item.match(/src="\/favicon.svg"/g)?.length, item.match(/Official</g)?.length]);
    expect(icons).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('say where they are in the other language, and begin with all that belongs to them at its side', async () => {
    const mixed = {
      ...discussion,
      freePosts: async () =>
        whole([
          post(9, '  مرحبًا', [comment(1, 'Welcome')]),
          post(8, 'Hello', [comment(2, 'أهلًا')]),
          post(7, '2026', []),
        ]),
    };
    const sides = async (language: 'en' | 'ar') =>
      elementsWith((await open('', { language, discussion: mixed })).html, 'li', 'data-post="[1-9]').map((item) =>
        [...item.matchAll(/<article class="comment" dir="(\w+)"/g)].map(([, side]) => side),
      );
    expect(await sides('en')).toEqual([['rtl', 'ltr'], ['ltr', 'rtl'], ['ltr']]);
    expect(await sides('ar')).toEqual([['rtl', 'ltr'], ['ltr', 'rtl'], ['rtl']]);
    const { html } = await open('', { discussion: mixed });
    expect(visibleText(html)).toContain('in Arabic');
    expect(html).toContain('<summary class="more-link" dir="ltr">');
  });
});

describe('what does not fit onto the page', () => {
  const requested: (number | null)[] = [];
  const many = {
    ...discussion,
    commentsOf: async (_: number, olderThan: number | null) => ({
      ...whole([comment(4, 'Comment 4')]),
      total: 45,
      older: 4,
      behind: olderThan === 5 ? 5 : null,
    }),
    freePosts: async (olderThan: number | null) => {
      requested.push(olderThan);
      return {
        ...whole([{ ...post(9, 'Ninth', [comment(1, 'Reply')]), commentCount: 45 }]),
        total: 45,
        older: 9,
        behind: olderThan === 8 ? 8 : null,
      };
    },
    freePost: async (id: number, olderThan: number | null) =>
      id === 9
        ? {
            post: { ...post(9, 'Ninth', []), commentCount: 45 },
            part: { ...whole([comment(7, 'Seventh')]), total: 45, older: 7, behind: olderThan === 8 ? 8 : null },
          }
        : null,
  };
  const read = async (query: string, visit: Visit = {}) => {
    const answer = await open(query, { discussion: many, ...visit });
    return { ...answer, links: addresses(mainOf(answer.html)) };
  };

  it.each([
    ['en', 'Older posts', 'Newest posts', 'All 45 comments'],
    ['ar', 'منشورات أقدم', 'أحدث المنشورات', 'كل التعليقات (45)'],
  ] as const)(
    'in %s links lead to older posts, back, and to all comments of one [OP-050]',
    async (language, older, newest, all) => {
      const first = await read('', { language });
      expect(first.links).toEqual(
        expect.arrayContaining(['/our-community?older=9#talk', '/our-community?post=9#talk']),
      );
      expect(visibleText(mainOf(first.html))).toContain(older);
      expect(visibleText(mainOf(first.html))).toContain(all);
      expect(visibleText(mainOf(first.html))).not.toContain(newest);
      const second = await read('older=8', { language });
      expect(requested.at(-1)).toBe(8);
      expect(visibleText(mainOf(second.html))).toContain(newest);
      expect(second.links).toContain('/our-community#talk');
    },
  );

  it('a post is shown alone with its comments, the form for another one, and a way back', async () => {
    const { html, links } = await read('post=9&reply=9');
    expect(visibleText(mainOf(html))).toMatch(/Ninth.*Seventh.*Older comments.*All posts/);
    expect(links).toEqual(expect.arrayContaining(['/our-community?post=9&amp;older=7#talk', '/our-community#talk']));
    expect(html).toMatch(/<dialog[^>]*id="add-comment" open=""/);
    expect(html).toContain('name="page" value="/our-community?post=9"');
    expect(mainOf((await read('post=77')).html)).toContain('data-post="9"');
  });

  it('older comments of a section are one link away, and all of them are counted', async () => {
    const { html, links } = await read('blog=1-Buying-Guide&section=1-Pixel-pitch');
    expect(links).toContain('/our-community?blog=1-Buying-Guide&amp;section=1-Pixel-pitch&amp;older=4#talk');
    expect(html).toMatch(/class="comments-count">45</);
  });

  it('is kept under the number of a message, and under no other', async () => {
    const keeps = async (query: string) => (await read(query)).isCacheable;
    expect(await keeps('older=8')).toBe(true);
    expect(await keeps('post=9')).toBe(true);
    expect(await keeps('post=9&older=8')).toBe(true);
    expect(await keeps('blog=1-Buying-Guide&section=1-Pixel-pitch&older=5')).toBe(true);
    for (const query of [
      'older=6',
      'older=x',
      'post=77',
      'post=9&older=6',
      'post=9&reply=9',
      'older=8&older=8',
      'blog=1-Buying-Guide&section=1-Pixel-pitch&older=6',
    ])
      expect([query, await keeps(query)]).toEqual([query, false]);
  });

  it('names its own address to search engines', async () => {
    const { html } = await read('older=8');
    expect(html).toContain('<link rel="canonical" href="https://displays.example/en/our-community?older=8"/>');
  });
});

it('search engines get the page and every section in the languages that name it', async () => {
  const readers = {
    en: createMemoryReader(content, { language: 'en', discussion }),
    ar: createMemoryReader(content, { language: 'ar', discussion }),
  };
  const parts = await sitemapParts(readers);
  const entries = (await Promise.all(parts.map((part) => sitemap(readers, part)))).flat();
  const listed = entries.filter(({ path }) => path === '/our-community');
  expect(listed.map(({ languages, alternates }) => [languages, alternates?.en])).toEqual([
    [['ar', 'en'], undefined],
    [['ar', 'en'], '/our-community?blog=1-Buying-Guide&section=1-Pixel-pitch'],
    [['ar', 'en'], '/our-community?blog=1-Buying-Guide&section=2-Brightness'],
    [['ar', 'en'], '/our-community?blog=2-Field-Notes-%26-more&section=3-A-night-shift'],
  ]);
});
