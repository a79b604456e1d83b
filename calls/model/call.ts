import type * as z from 'zod/mini';
import type { Collection } from '../../content/model/collection.ts';
import type { Fields } from '../../fields/field.ts';
import type { CallMessage } from '../../language/call-messages.ts';
import type { callDescriptions } from '../../language/en/call-descriptions.ts';
import type { Words } from '../../language/languages.ts';

/**
 * The key of a sentence of the API description. Calls contain only keys, because browsers do not need the sentences.
 */
export type CallSentence = keyof typeof callDescriptions;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call.
 * - `everyone`: also visitors. Changes must come from a page of this site.
 * - `holder`: anyone with a secret address, such as a link in an email.
 * - `administrator`: requires a session. Changes must come from a page of this site.
 */
export type Access = 'everyone' | 'holder' | 'administrator';

/** A JSON object of up to 1 MB, or 64 KB for calls with access `everyone`. */
export interface JsonBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly is: 'json';
  readonly schema: Schema;
}

/**
 * A JSON object of up to `mostBytes`. Parsing it at once would block other requests, so the handler reads it from the
 * request itself.
 */
export interface DocumentBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly is: 'document';
  readonly schema: Schema;
  readonly mostBytes: number;
  /** The message for a body that does not match the schema. */
  readonly foreign: CallMessage;
}

/** A body of declared fields as JSON, multipart or urlencoded form; the fields parse it. */
export interface FieldsBody {
  readonly is: 'fields';
  readonly fields: Fields;
  /** The collection of the record, which defines further parts of the body. */
  readonly collection?: Collection;
  /** True if the required fields of a new record must be present. */
  readonly isNew: boolean;
  /** Further parts of the body, by name. */
  readonly beside?: z.ZodMiniObject;
}

/** A multipart body with one file in the part `file`. */
export interface FileBody {
  readonly is: 'file';
}

export type Body = JsonBody | DocumentBody | FieldsBody | FileBody;

/** An answer in JSON. */
export interface JsonAnswer<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly is: 'json';
  readonly schema: Schema;
}

/** An answer that is a file or a stream of these media types. */
export interface FileAnswer {
  readonly is: 'file';
  readonly types: readonly string[];
}

export type Answer = JsonAnswer | FileAnswer;

export type Success = 200 | 201;
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;

/** One call of the product: its address, who may make it, what it takes, answers and refuses. */
export interface Call<
  Params extends z.ZodMiniObject = z.ZodMiniObject,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Sent extends Body | null = Body | null,
  Given extends Answer = Answer,
> {
  readonly method: Method;
  /** Below `/api/{language}`, or below `/api` if `hasLanguage` is false. Path parameters are written `:id`. */
  readonly path: string;
  readonly hasLanguage: boolean;
  readonly access: Access;
  /** The key of its description in `language/{en,ar}/call-descriptions.ts`. */
  readonly summary: CallSentence;
  readonly params: Params;
  readonly query: Query;
  readonly body: Sent;
  readonly answer: Given;
  /** The success statuses; the first is the usual one. */
  readonly statuses: readonly [Success, ...Success[]];
  /** Refusals in addition to those that follow from the rest of the declaration (`refusalsOf`). */
  readonly refusals: readonly RefusalStatus[];
  /** The body of a refusal. */
  readonly refusal: z.ZodMiniType;
  /** The body of 409; `null` if the call has no conflicts. */
  readonly conflict: z.ZodMiniType | null;
  /** True for public reads: the answer is cached until a tag of it changes. */
  readonly isCached: boolean;
  /** True if an HTML form without scripts may be sent to it; the answer is then a page. */
  readonly takesForms: boolean;
}

/** The calls of one topic of the description. */
export interface CallGroup {
  /** Unique among groups and usable in an address. */
  readonly name: string;
  readonly label: Words;
  /** By a name that is unique among all calls and usable in code: `historyList`. */
  readonly calls: Readonly<Record<string, Call>>;
}

/** The type of the body that a client sends. */
export type SentBody<Sent extends Body | null> = Sent extends JsonBody<infer Schema> | DocumentBody<infer Schema>
  ? Immutable<z.input<Schema>>
  : Sent extends FieldsBody
    ? Readonly<Record<string, unknown>>
    : undefined;

/**
 * The type of the body that a handler receives. Fields, files and documents are read from the request by the handlers.
 */
export type ReadBody<Sent extends Body | null> = Sent extends JsonBody<infer Schema> ? z.output<Schema> : undefined;

/** A deeply readonly type. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** The type of a part of an answer. */
export type Shape<Schema extends z.ZodMiniType> = Immutable<z.output<Schema>>;

/** The type of a call's answer. */
export type AnswerOf<Given extends Answer> = Given extends JsonAnswer<infer Schema> ? Shape<Schema> : Blob;
