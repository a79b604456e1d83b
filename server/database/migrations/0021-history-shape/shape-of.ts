import { isSame, type Json, type Names, namesOf, toNames } from './old-json.ts';
import { publishingOf } from './publishing-of.ts';

/** A revision as it stood until now. */
interface OldRevision {
  readonly action: string;
  readonly collection: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What its columns hold from now on. */
interface Shape {
  readonly title: Json;
  readonly publishing: string | null;
  readonly languages: string | null;
  readonly changed: readonly string[];
  readonly former: Json;
  readonly deleted: readonly {
    readonly collection: string;
    readonly id: number;
    readonly seenEn: 0 | 1;
    readonly seenAr: 0 | 1;
  }[];
}

/** The field by which the history called records, where it was not `title`. */
const titles: Readonly<Record<string, string>> = {
  category: 'name',
  sectionfive: 'name',
  sub_category: 'name',
  products: 'name',
  community: 'name',
  'settings/company': 'name',
  sectionone: 'headline',
  sectiontwo: 'headline',
  'settings/country-sa': 'address',
  'settings/country-ae': 'address',
  'settings/webhooks': 'hooks',
  'settings/replies': 'replies',
  'settings/privacy': 'retentionMonths',
};

/** The column of a visitor's message that holds its author. */
const authors: Readonly<Record<string, string>> = {
  communitypostcomments: 'username',
  'communityposts/posts': 'author_name',
  'communityposts/posts/:id/comments': 'commenter_name',
};

const nothing: Omit<Shape, 'former'> = { title: null, publishing: null, languages: null, changed: [], deleted: [] };

const newestOf = (record: Names): Names => toNames(record['draft'] ?? record['fields'] ?? null);

const titleOf = (record: Names, collection: string): Json => newestOf(record)[titles[collection] ?? 'title'] ?? null;

/** The values in `before` of those names whose values in `after` are others; `null` where there was none. */
const formerIn = (before: Names, after: Names): Names =>
  Object.fromEntries(
    namesOf(before, after)
      .filter((name) => !isSame(before[name] ?? null, after[name] ?? null))
      .map((name) => [name, before[name] ?? null]),
  );

const columns = ['status_en', 'status_ar', 'publish_at_en', 'publish_at_ar', 'parent_id'] as const;

/** What an update changed, as it was before. */
function formerOf(before: Names, after: Names): Names {
  const [fields, draft] = [formerIn(toNames(before['fields']), toNames(after['fields'])), before['draft'] ?? null];
  const isDraftSame = isSame(draft, after['draft'] ?? null);
  const states = columns.filter((name) => !isSame(before[name] ?? null, after[name] ?? null));
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(!isDraftSame && { draft: draft === null ? null : formerIn(toNames(draft), newestOf(after)) }),
    ...Object.fromEntries(states.map((name) => [name, before[name] ?? null])),
    ...(states.includes('parent_id') && { position: before['position'] ?? 1 }),
  };
}

/** Nothing that anybody wrote: fields that were declared later hold it, or nothing at all. */
const isBlank = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === undefined || value === null || value === '';

function changedIn(before: Names, after: Names): string[] {
  const [was, is] = [newestOf(before), newestOf(after)];
  const isChanged = (name: string) =>
    !isSame(was[name] ?? null, is[name] ?? null) && !(isBlank(was[name]) && isBlank(is[name]));
  const isMoved = !isSame(before['parent_id'] ?? null, after['parent_id'] ?? null);
  return [...(isMoved ? ['category_id'] : []), ...namesOf(was, is).filter(isChanged)];
}

function shapeOfMessages(collection: string, action: string, before: Json, after: Json): Shape {
  const former = before ?? after;
  const firstIn = (messages: Json): Names => {
    const { comments, freePosts, freeComments } = toNames(messages);
    const [first] = [comments, freePosts, freeComments].flatMap((rows) => (Array.isArray(rows) ? rows : []));
    return toNames(first ?? null);
  };
  const publishing = action !== 'update' ? null : firstIn(after)['held'] === 1 ? 'hold' : 'release';
  return { ...nothing, title: firstIn(former)[authors[collection] ?? ''] ?? null, publishing, former };
}

function shapeOfDeletion(collection: string, former: Json): Shape {
  const { records } = toNames(former);
  const gone = (Array.isArray(records) ? records : []).map(toNames);
  const seen = (status: Json | undefined) => (status === 'published' ? 1 : 0);
  const deleted = gone.flatMap(({ collection: base, id, status_en: en, status_ar: ar }) =>
    typeof base === 'string' && typeof id === 'number'
      ? [{ collection: base, id, seenEn: seen(en), seenAr: seen(ar) } as const]
      : [],
  );
  return { ...nothing, title: titleOf(gone[0] ?? {}, collection), former, deleted };
}

/** Tells from both copies of a record what the history keeps of its change from now on. */
export function shapeOf({ action, collection, ...row }: OldRevision): Shape {
  const [before, after]: readonly Json[] = [JSON.parse(row.before ?? 'null'), JSON.parse(row.after ?? 'null')];
  if (before === undefined || after === undefined) return { ...nothing, former: null };
  if (action === 'reorder') return { ...nothing, former: { before, after } };
  if (collection in authors) return shapeOfMessages(collection, action, before, after);
  if (collection === 'redirects')
    return { ...nothing, title: toNames(before ?? after)['from_path'] ?? null, former: before };
  if (action === 'delete') return shapeOfDeletion(collection, before);
  const [was, is] = [toNames(before), toNames(after)];
  const told = { ...nothing, title: titleOf(is, collection), ...publishingOf(before === null ? null : was, is) };
  if (action === 'create') return { ...told, former: null };
  return { ...told, changed: changedIn(was, is), former: formerOf(was, is) };
}
