import type { Collection, Envelope } from '../model/collection.ts';

export type CallKind =
  | 'list'
  | 'listOf'
  | 'get'
  | 'create'
  | 'update'
  | 'remove'
  | 'order'
  | 'duplicate'
  | 'move'
  | 'publishing'
  | 'subtree';

/** One call that follows from a declaration; its address stands below `/api/en` and `/api/ar`. */
export interface Call {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:id` for the record's, or with `addressedBy: 'parent'` and in `listOf` the parent's, id. */
  readonly path: string;
  /** True for calls a visitor may make; the others need the administrator's session. */
  readonly open: boolean;
  /** Status of success. */
  readonly status: 200 | 201;
  /** How the body is usually sent; the server reads JSON, multipart and urlencoded bodies alike. */
  readonly body: Collection['body'] | 'none';
  /** What the records of the answer are wrapped in; `record` for a bare one, `message` where there is none. */
  readonly answer: Envelope | 'record' | 'message';
}

/** The calls of one collection, in the order in which they are described. */
export function toCalls(collection: Collection): readonly Call[] {
  const base = `/${collection.base}`;
  const read = { method: 'GET', open: true, status: 200, body: 'none' } as const;
  const write = { open: false, status: 200, body: collection.body, answer: 'record' } as const;
  const calls: Call[] = [{ ...read, kind: 'list', path: base, answer: collection.envelope }];

  if (collection.parent !== undefined) {
    calls.push({ ...read, kind: 'listOf', path: `${base}/${collection.listedUnder}/:id`, answer: collection.envelope });
  }
  calls.push({ ...read, kind: 'get', path: `${base}/:id`, answer: 'record' });
  if (collection.envelope === 'data') calls.push({ ...read, kind: 'get', path: `${base}/getone/:id`, answer: 'data' });
  calls.push(
    { ...write, kind: 'create', method: 'POST', path: `${base}${collection.createdAt}`, status: 201 },
    { ...write, kind: 'update', method: 'PUT', path: `${base}/:id` },
    { ...write, kind: 'remove', method: 'DELETE', path: `${base}/:id`, body: 'none', answer: 'message' },
    { ...write, kind: 'duplicate', method: 'POST', path: `${base}/:id/duplicate`, status: 201, body: 'none' },
    { ...write, kind: 'publishing', method: 'POST', path: `${base}/:id/publishing`, body: 'json' },
    { ...write, kind: 'order', method: 'PUT', path: `${base}/order`, body: 'json', answer: 'message' },
  );
  if (collection.parent !== undefined) {
    calls.push({ ...write, kind: 'move', method: 'PUT', path: `${base}/:id/parent`, body: 'json' });
  }
  calls.push({ ...read, kind: 'subtree', path: `${base}/:id/subtree`, open: false, answer: 'message' });
  return calls;
}
