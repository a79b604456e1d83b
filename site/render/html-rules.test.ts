import { describe, expect, it } from 'vitest';
import { routes } from '../../content/routes.ts';
import { languages } from '../../language/languages.ts';
import { catalogueContent } from '../../tests/support/catalogue-content.ts';
import { companyContent } from '../../tests/support/company-content.ts';
import type { MemoryContent } from '../../tests/support/memory-reader.ts';
import { renderSite } from '../../tests/support/render-site.ts';

const both = (en: string, ar: string) => ({ en, ar });
const item = (parent: number) => ({
  parent,
  fields: { title: both('Pitch', 'المسافة'), text: both('Text', 'نص'), path: '/our-community', icon: 'cover.jpg' },
});

const content: MemoryContent = {
  ...companyContent,
  ...catalogueContent,
  community: [{ fields: { name: both('Guide', 'دليل'), icon: 'guide.jpg', path: '/our-community' } }],
  communityonepost: [item(1)],
};

const queries: Readonly<Record<string, readonly string[]>> = {
  [routes.compare]: ['ids=1,2'],
  [routes.community]: ['', 'blog=1-Guide'],
  [routes.planner]: ['width=6&height=3&place=lobby'],
};

const addresses = Object.values(routes).flatMap((route) =>
  (queries[route] ?? ['']).map((query) => ({ path: route.replace(':id/:name*', '1/name'), query })),
);

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text between this tag and the next one. */
  readonly text: string;
}

/** The opening tags of a page. The site writes all attribute values in double quotes. */
const tagsOf = (html: string): readonly Tag[] =>
  [...html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').matchAll(/<([a-z][a-z0-9-]*)([^<>]*)>([^<]*)/g)].map(
    ([, name = '', written = '', text = '']) => ({
      name,
      attributes: new Map(
        [...written.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value,
        ]),
      ),
      text,
    }),
  );

const typed = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);
const pressed = new Set(['checkbox', 'radio', 'file', 'submit', 'image', 'reset', 'button']);

/** The errors that an HTML validator reports for a tag of a form or a `<time>`, as sentences. */
function* faultsOf({ name, attributes, text }: Tag): Iterable<string> {
  const type = attributes.get('type') ?? 'text';
  if (name === 'input' && attributes.has('placeholder') && !typed.has(type)) yield `placeholder on ${type}`;
  if (name === 'input' && attributes.has('autocomplete') && pressed.has(type)) yield `autocomplete on ${type}`;
  if (name === 'time' && text.trim() === '' && (attributes.get('datetime') ?? '') === '') yield 'time without a moment';
  if (name === 'img' && !attributes.has('alt')) yield 'picture without words';
}

describe.each(languages)('the HTML of every page in %s', (language) => {
  it.each(addresses)('keeps the rules of forms and moments: $path $query', async ({ path, query }) => {
    const { html } = await renderSite(content, { path, query, language });
    const tags = tagsOf(html);
    expect(tags.flatMap((tag) => [...faultsOf(tag)])).toEqual([]);
    const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
