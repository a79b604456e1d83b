import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../language/languages.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { bidi } from './corpora/bidi.ts';
import { formula } from './corpora/formula.ts';
import { header } from './corpora/header.ts';
import { prototypeNames } from './corpora/prototype.ts';
import { script } from './corpora/script.ts';
import { sql } from './corpora/sql.ts';
import { svg } from './corpora/svg.ts';
import { traversal } from './corpora/traversal.ts';
import { pageWeaknesses } from './page-weaknesses.ts';

const corpus = Object.entries({ bidi, formula, header, prototypeNames, script, sql, svg, traversal });

/** Rich text with an attack in every position. An attack that swallows what follows has a shape of its own. */
const shapes: readonly ((attack: string) => string)[] = [
  (attack) => `<p>Before ${attack} behind</p>`,
  (attack) => `<p>Before</p>${attack}<b>behind</b>${attack}`,
  (attack) => `<h2 title="${attack}" ${attack}>Steps</h2><p class='${attack}'>Read</p>`,
  (attack) => `<p><a href="${attack}">on</a> <a href='${attack}'>and</a> <a href=${attack}>on</a></p>`,
  (attack) => `<ul><li>${attack}</li></ul><table><tr><td>${attack}</td></tr></table><p>Read</p>`,
  (attack) => `<blockquote>Said</blockquote><svg>${attack}</svg><math>${attack}</math><${attack}>`,
];

let server: OpenApp;
/** The ids of a blog post and of its sections. */
let blog: number;
let sections: readonly number[];

const post = async (path: string, payload: object): Promise<number> =>
  (await server.administer({ method: 'POST', url: `/api/en/${path}`, payload })).json().id;

beforeAll(async () => {
  server = await openApp();
  blog = await post('community/add', { name: 'Blog', path: '/about' });
  const added: number[] = [];
  for (let at = 0; at < shapes.length; at += languages.length) {
    added.push(await post('communityonepost', { category_id: blog, title: 'Section', path: '/about', text: 'x' }));
  }
  sections = added;
});
afterAll(() => server.close());

/** Writes every shape of an attack and returns what is wrong with the pages that show it. */
async function write(attack: string): Promise<readonly string[]> {
  const defects: string[] = [];
  for (const [index, id] of sections.entries()) {
    const [en, ar] = shapes.slice(index * languages.length).map((shape) => shape(attack));
    const url = `/api/en/communityonepost/${id}`;
    const { statusCode, body } = await server.administer({ method: 'PUT', url, payload: { text: { en, ar } } });
    if (statusCode !== 200) defects.push(body);
    for (const language of languages) {
      const page = await server.visit(`/${language}/our-community?blog=${blog}-Blog&section=${id}-Section`);
      expect([page.statusCode, page.body.includes('community-article')]).toEqual([200, true]);
      defects.push(...pageWeaknesses(page.body).map((defect) => `${String({ en, ar }[language])}: ${defect}`));
    }
  }
  return defects;
}

it.each(corpus)(
  'HTML with the attacks of %s is words and allowed elements on its page [PUB-COMM-32]',
  async (_name, attacks) => {
    for (const attack of attacks) expect(await write(attack), attack).toEqual([]);
    expect([Object.keys(Object.prototype), 'polluted' in {}]).toEqual([[], false]);
  },
);
