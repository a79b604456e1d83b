import { legacyApiOf } from '../../content/compatibility/legacy-api.ts';
import { collections } from '../../content/collections/index.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import { acceptedKinds } from '../../content/derive/accepted-kinds.ts';
import { type Field, type Fields, isRequired, type Issue, apiNameOf } from '../../fields/field.ts';
import { sampleOf } from '../../fields/fixtures.ts';
import { isOfPlainValues, itemFieldsOf } from '../../fields/list/fixture.ts';
import type { OpenApp } from '../support/open-app.ts';
import { uploadPicture } from '../support/upload-picture.ts';

/** The refusals of a field so far, by its path without the indexes of items. */
type Refusals = ReadonlyMap<string, readonly Issue[]>;

const ofField = (path: string): string => path.replace(/\[[^\]]*\]/g, '');

/**
 * The value for a field: the words, cut to the maximum length; after another refusal a sample value, after the next one
 * nothing.
 */
function wordsFor(field: Field, words: string, refusals: readonly Issue[] = []): unknown {
  const { code, params } = refusals[0] ?? {};
  const isCut = code === 'tooLong' && Number(params?.['max']) < words.length;
  const said = isCut ? words.slice(0, Number(params?.['max'])) : words;
  const others = refusals.length - (isCut ? 1 : 0);
  if (others > 0) return others === 1 ? sampleOf(field, 'en', 1) : undefined;
  return field.translated ? { en: said, ar: said } : said;
}

function valueOf(field: Field, path: string, words: string, refusals: Refusals): unknown {
  if (acceptedKinds(field) !== undefined) return undefined;
  const items = Object.entries(itemFieldsOf(field));
  if (items.length === 0) return wordsFor(field, words, refusals.get(path));
  if (isOfPlainValues(field)) {
    return items
      .map(([, item]) => wordsFor(item, words, refusals.get(path) ?? refusals.get(`${path}.value`)))
      .filter((value) => value !== undefined);
  }
  const given = refusals.get(path);
  return given === undefined ? [bodyOf(itemFieldsOf(field), `${path}.`, words, refusals)] : undefined;
}

/** A body with the words in every field that accepts them. */
function bodyOf(fields: Fields, path: string, words: string, refusals: Refusals): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const apiName = apiNameOf(name, field);
    return [apiName, valueOf(field, `${path}${apiName}`, words, refusals)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * How often a body is sent again after refusals: a value may be too long, then of the wrong format, then in the wrong
 * place.
 */
const mostTries = 6;

export type Sent = Readonly<Record<string, unknown>>;

/**
 * Sends words in every field of a declaration, until nothing is refused any more.
 * @returns the answer
 * @throws when a refusal names no field, or when a field is still refused after the last attempt
 */
export async function sayEverywhere(
  fields: Fields,
  words: string,
  send: (body: Sent) => Promise<{ readonly statusCode: number; readonly body: string }>,
): Promise<Sent> {
  const refusals = new Map<string, readonly Issue[]>();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await send(bodyOf(fields, '', words, refusals));
    const answered: { readonly issues?: readonly Issue[] } = JSON.parse(answer.body);
    if (answer.statusCode < 300) return { ...answered };
    const { issues = [] } = answered;
    if (issues.length === 0) throw new Error(`${answer.statusCode} ${answer.body}: ${JSON.stringify(words)}`);
    const byField = Map.groupBy(issues, ({ path }) => ofField(path));
    for (const [path, [issue]] of byField) {
      if (issue !== undefined) refusals.set(path, [...(refusals.get(path) ?? []), issue]);
    }
  }
  throw new Error(`Refused again and again: ${JSON.stringify([...refusals])}`);
}

/** A site with one record of every collection. */
export interface FilledSite {
  /** The address of each record below `/api/en`, by the slug of its collection. */
  readonly places: ReadonlyMap<string, string>;
  /** Writes words into every record and every group of settings. */
  say(words: string): Promise<void>;
}

/** Creates one record of every collection and fills in every group of settings. */
export async function fillSite(server: OpenApp, words: string): Promise<FilledSite> {
  const picture = await uploadPicture(server);
  const ids = new Map<string, number>();
  const places = new Map<string, string>();

  async function add(collection: Collection): Promise<number> {
    const present = ids.get(collection.base);
    if (present !== undefined) return present;
    const parentId = collection.parent === undefined ? undefined : await add(collection.parent);
    const place =
      parentId === undefined
        ? legacyApiOf(collection).parentZero
          ? { category_id: 0 }
          : {}
        : { category_id: parentId };
    const url = `/api/en/${collection.base}${legacyApiOf(collection).createdAt}`;
    const files = Object.entries(collection.fields)
      .filter(([, field]) => acceptedKinds(field) !== undefined && isRequired(field, true))
      .map(([name, field]) => [apiNameOf(name, field), picture] as const);
    const record = await sayEverywhere(collection.fields, words, (body) =>
      server.administer({ method: 'POST', url, payload: { ...body, ...place, ...Object.fromEntries(files) } }),
    );
    const id = Number(record['id']);
    ids.set(collection.base, id);
    places.set(collection.base, `${collection.base}/${collection.isOnlyOfParent ? parentId : id}`);
    return id;
  }

  async function change(collection: Collection, place: string, said: string): Promise<void> {
    await sayEverywhere(collection.fields, said, (payload) =>
      server.administer({ method: 'PUT', url: `/api/en/${place}`, payload }),
    );
  }

  for (const collection of collections) await add(collection);
  for (const group of settings) await change(group, group.base, words);
  return {
    places,
    async say(said) {
      for (const collection of collections) await change(collection, places.get(collection.base) ?? '', said);
      for (const group of settings) await change(group, group.base, said);
    },
  };
}
