import type * as z from 'zod/mini';
import type { Collection } from '../../content/model/collection.ts';
import type { Fields } from '../../fields/field.ts';
import type { CallMessage } from '../../language/call-messages.ts';
import type { callDescriptions } from '../../language/en/call-descriptions.ts';
import type { Words } from '../../language/languages.ts';

/** A sentence of the description, by its name: browsers make calls and need no sentence of it. */
export type CallSentence = keyof typeof callDescriptions;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call. `everyone`: visitors as well; what changes something must come from a page of this site.
 * `holder`: whoever knows an address that was given to him alone, such as a link in an email. `administrator`: who is
 * logged in; what changes something must come from a page of this site.
 */
export type Access = 'everyone' | 'holder' | 'administrator';

/** A body that is one JSON object, of 1 MB at most, or 64 KB where everyone may send it. */
export interface JsonBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly is: 'json';
  readonly schema: Schema;
}

/**
 * A JSON object of any length up to `mostBytes`. Reading it in one go would keep everybody else waiting, so whoever
 * serves the call takes it from the request.
 */
export interface DocumentBody<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly is: 'document';
  readonly schema: Schema;
  readonly mostBytes: number;
  /** What is said of a body that does not fit. */
  readonly foreign: CallMessage;
}

/** A body of declared fields, as JSON, multipart or urlencoded form; the fields read it. */
export interface FieldsBody {
  readonly is: 'fields';
  readonly fields: Fields;
  /** The collection whose record it is, for what travels beside the fields. */
  readonly collection?: Collection;
  /** True where what new records must have is asked for. */
  readonly isNew: boolean;
  /** What travels beside the fields, by name. */
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
  /** Below `/api/{language}`, or below `/api` where `hasLanguage` is false; a place is written `:id`. */
  readonly path: string;
  readonly hasLanguage: boolean;
  readonly access: Access;
  /** The name of the sentence that says what it does, in `language/{en,ar}/call-descriptions.ts`. */
  readonly summary: CallSentence;
  readonly params: Params;
  readonly query: Query;
  readonly body: Sent;
  readonly answer: Given;
  /** The statuses of success; the first is the usual one. */
  readonly statuses: readonly [Success, ...Success[]];
  /** With what it refuses beyond that which follows from the rest (`refusalsOf`). */
  readonly refusals: readonly RefusalStatus[];
  /** What its refusals say. */
  readonly refusal: z.ZodMiniType;
  /** What 409 answers; `null` for a call that can come too late for nobody. */
  readonly conflict: z.ZodMiniType | null;
  /** True for what visitors read: the answer is cached until something changes that it was made from. */
  readonly isCached: boolean;
  /** True where a form without scripts may be sent to it; it is then answered with a page. */
  readonly takesForms: boolean;
}

/** Calls that belong together: one topic of the description. */
export interface CallGroup {
  /** Unique among groups and fit for an address. */
  readonly name: string;
  readonly label: Words;
  /** By a name that no other call has, fit for programs: `historyList`. */
  readonly calls: Readonly<Record<string, Call>>;
}

/** What a client sends as a body. */
export type SentBody<Sent extends Body | null> = Sent extends JsonBody<infer Schema> | DocumentBody<infer Schema>
  ? Immutable<z.input<Schema>>
  : Sent extends FieldsBody
    ? Readonly<Record<string, unknown>>
    : undefined;

/** What a handler is given as a body; fields, files and documents are read from the request by those who keep them. */
export type ReadBody<Sent extends Body | null> = Sent extends JsonBody<infer Schema> ? z.output<Schema> : undefined;

/** A value nobody changes, down to its leaves. */
export type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

/** What a part of an answer holds. */
export type Shape<Schema extends z.ZodMiniType> = Immutable<z.output<Schema>>;

/** What a call answers. */
export type AnswerOf<Given extends Answer> = Given extends JsonAnswer<infer Schema> ? Shape<Schema> : Blob;
