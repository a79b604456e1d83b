import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections, communityComments, freeComments, freePosts } from '../../content/collections/index.ts';
import { enquiries } from '../../content/enquiries/index.ts';
import { type Fields, apiNameOf } from '../../fields/field.ts';
import { parseHtml } from '../../fields/rich-text/parse-html.ts';
import { freePort } from '../support/free-port.ts';
import { type MailReceiver, receiveMail } from '../support/mail-receiver.ts';
import { openApp, type OpenApp } from '../support/open-app.ts';
import { readCsv } from '../support/read-csv.ts';
import { sweep } from '../support/sweep.ts';
import { addressOf, isReal, isWrite } from './access.ts';
import { bidi } from './corpora/bidi.ts';
import { formula } from './corpora/formula.ts';
import { header } from './corpora/header.ts';
import { prototypeNames } from './corpora/prototype.ts';
import { script } from './corpora/script.ts';
import { sql } from './corpora/sql.ts';
import { traversal } from './corpora/traversal.ts';
import { fillSite, type FilledSite, sayEverywhere, type Sent } from './fill-site.ts';
import { mark, pageWeaknesses } from './page-weaknesses.ts';

/** The length of the shortest texts that pages show. */
const longestWords = 280;

/** Joins attacks into texts of that length, so that few rounds send all of them through every field. */
function inRounds(attacks: readonly string[]): readonly string[] {
  const rounds: string[] = [];
  for (const attack of attacks) {
    const begun = `${rounds.at(-1) ?? ''} ${attack}`;
    if (rounds.length > 0 && begun.length <= longestWords) rounds[rounds.length - 1] = begun;
    else rounds.push(attack);
  }
  return rounds;
}
const rounds = inRounds([...script, ...sql, ...traversal, ...header, ...formula, ...bidi, ...prototypeNames]);

let server: OpenApp;
let site: FilledSite;
let mail: MailReceiver;
beforeAll(async () => {
  mail = await receiveMail(await freePort());
  server = await openApp({
    environment: {
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://screens.example',
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@screens.example',
      MAIL_TO: 'office@screens.example',
    },
  });
  site = await fillSite(server, 'Screen');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

let visitors = 0;
/** Sends each message from another address, because the number of messages per address is limited. */
const asVisitor = (url: string) => (payload: Sent) => {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
  return server.visit({ method: 'POST', url, payload: { ...payload }, headers });
};

/**
 * Sends the words by every form of the site and releases what is pending moderation. Returns the addresses that show
 * them.
 */
async function write(words: string): Promise<string[]> {
  const inFields = (fields: Fields, url: string, beside: Sent = {}) =>
    sayEverywhere(fields, words, (body) => asVisitor(url)({ ...body, ...beside }));
  const seen: string[] = [];
  for (const { kind, fields } of enquiries) {
    const { id } = await inFields(fields, '/api/ar/send-email', { kind });
    await server.administer({ method: 'PATCH', url: `/api/en/enquiries/${String(id)}`, payload: { held: false } });
    seen.push(`/api/en/enquiries/${String(id)}`, `/api/ar/enquiries/${String(id)}/calendar`);
  }
  const { id: post } = await inFields(freePosts.fields, `/api/en/${freePosts.base}`);
  const release = (kind: string, id: unknown) =>
    server.administer({ method: 'POST', url: `/api/en/held/${kind}/${String(id)}/release` });
  expect((await release('post', post)).statusCode).toBe(200);
  const section = Number(site.places.get('communityposts')?.split('/')[1] ?? 1);
  const { id: comment } = await inFields(communityComments.fields, `/api/en/${communityComments.base}`, {
    post_id: section,
  });
  await release('comment', comment);
  const replies = `/api/en/${freeComments.base.replace(':id', String(post))}`;
  const { id: reply } = await inFields(freeComments.fields, replies);
  await release('post-comment', reply);
  return [...seen, `/our-community?section=${section}`];
}

const languages = ['/en', '/ar'];
const paths = (words: string) => [
  '',
  '/about',
  '/projects',
  '/our-community',
  '/the-vision',
  '/products',
  '/contact',
  '/register',
  '/privacy-policy',
  '/return-policy',
  '/adding_soon',
  '/nowhere',
  ...['product', 'one-category', 'sub-category', 'project'].map(
    (route) => `/${route}/1/${encodeURIComponent(words.toWellFormed())}`,
  ),
  // No blog has the id 999. Without an id the name would be looked up.
  ...['search?q=', 'compare?ids=', 'products?category=', 'our-community?blog=999-'].map(
    (query) => `/${query}${encodeURIComponent(words.toWellFormed())}`,
  ),
  `/compare?ids=1&x=${encodeURIComponent(words.toWellFormed())}`,
];

/** Returns what is wrong with one answer. */
function defectsOf(url: string, answer: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = answer;
  const type = headers['content-type'] ?? '';
  const found: string[] = [];
  if (statusCode >= 500) found.push(`${statusCode}`);
  if (Object.keys(headers).some((name) => name.includes(mark) || name === 'bcc')) found.push('a header got through');
  if (type.startsWith('text/html')) found.push(...pageWeaknesses(body));
  if (/^application\/(?:\w+\+)?json/.test(type)) JSON.parse(body);
  if (headers['x-content-type-options'] !== 'nosniff' && body !== '') found.push('not nosniff');
  return found.map((defect) => `${url.slice(0, 60)}: ${defect}`);
}

/** Every route that reads. */
const reads = () => server.routes.filter((route) => isReal(route) && !isWrite(route) && route.method === 'GET');

async function lookEverywhere(words: string, more: readonly string[]): Promise<string[]> {
  const defects: string[] = [];
  for (const path of languages.flatMap((language) => paths(words).map((path) => language + path))) {
    defects.push(...defectsOf(path, await server.visit(path)));
  }
  for (const url of [...reads().map((route) => addressOf(route, '1')), ...more]) {
    defects.push(...defectsOf(url, await server.administer({ url })));
  }
  return defects;
}

/** Expects that every text of a record is answered as it was sent. */
async function expectIntact(words: string): Promise<void> {
  for (const { base, fields } of collections) {
    const record = (await server.administer({ url: `/api/en/${site.places.get(base) ?? ''}?languages=all` })).json();
    for (const [name, field] of Object.entries(fields)) {
      if (!['text', 'long-text', 'rich-text'].includes(field.kind)) continue;
      let isTaken = true;
      const report = () => void (isTaken = false);
      const context = { language: 'en', findMedia: () => undefined, parseHtml, report } as const;
      const stored = field.parse({ en: words, ar: words }, field.empty, name, context);
      const answered = field.serialize(stored, { ...context, all: true, fellBack: () => undefined });
      // A text that was too long was cut before it was sent.
      const expected = isTaken ? answered : record[apiNameOf(name, field)];
      expect(record[apiNameOf(name, field)], `${base}.${name}`).toEqual(expected);
    }
  }
}

/** Expects that no call returns the bidi controls of a visitor's text. */
async function expectPlain(): Promise<void> {
  for (const url of ['enquiries', 'communityposts/posts', 'communitypostcomments']) {
    expect((await server.administer({ url: `/api/en/${url}` })).body, url).not.toMatch(/\p{Bidi_Control}/u);
  }
}

const calculates = /^(?:[\s\u200B]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** Expects that every row of the exported spreadsheet has the same number of cells, and that no cell is a formula. */
async function expectInertTable(): Promise<void> {
  for (const language of languages) {
    const rows = readCsv((await server.administer({ url: `/api${language}/enquiries/export` })).body);
    expect(rows.length).toBeGreaterThan(enquiries.length);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.flat().filter((cell) => calculates.test(cell))).toEqual([]);
  }
}

/**
 * Expects that emails were sent, that none has an injected header, and that none goes to an address that a visitor
 * wrote.
 */
async function expectHonestLetters(after: number): Promise<void> {
  await expect.poll(() => mail.mails.length, { timeout: 15_000 }).toBeGreaterThan(after);
  for (const { raw, to } of mail.mails) {
    const [head = ''] = raw.split('\r\n\r\n');
    const names = head.split('\r\n').flatMap((line) => /^([^\s:]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
    expect(names.filter((name) => name === mark || name === 'bcc' || name === 'cc')).toEqual([]);
    expect(to.filter((address) => !address.endsWith('@screens.example'))).toEqual([]);
  }
}

it.each(
  sweep('rounds of attacks', rounds, { keyOf: (words) => String(rounds.indexOf(words)) }).map((words) => ({ words })),
)(
  'written in every field, $words are words on every page, in every call, table and letter',
  { timeout: 120_000 },
  async ({ words }) => {
    const letters = mail.mails.length;
    await site.say(words);
    const seen = await write(words);
    expect(await lookEverywhere(words, seen)).toEqual([]);
    await expectIntact(words);
    await expectPlain();
    await expectInertTable();
    await expectHonestLetters(letters);
    expect([Object.keys(Object.prototype), 'polluted' in {}]).toEqual([[], false]);
  },
);
