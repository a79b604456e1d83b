import * as z from 'zod/mini';
import type {
  Access,
  Answer,
  Body,
  Call,
  CallSentence,
  JsonAnswer,
  JsonBody,
  Method,
  RefusalStatus,
  Success,
} from './call.ts';
import { refusal } from './answers.ts';
import { once } from '../../fields/once.ts';

/** A body as a declaration writes it: a Zod object stands for JSON. */
type DeclaredBody = z.ZodMiniType | Body | undefined;
type BodyFrom<Declared extends DeclaredBody> = Declared extends z.ZodMiniType
  ? JsonBody<Declared>
  : Declared extends Body
    ? Declared
    : null;

/** An answer as a declaration writes it: a Zod type stands for JSON. */
type DeclaredAnswer = z.ZodMiniType | Answer;
type AnswerFrom<Declared extends DeclaredAnswer> = Declared extends z.ZodMiniType
  ? JsonAnswer<Declared>
  : Declared extends Answer
    ? Declared
    : never;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a call without places or a query has an empty shape
type NoShape = Readonly<Record<never, never>>;

interface Declaration<
  Params extends z.core.$ZodLooseShape,
  Query extends z.core.$ZodLooseShape,
  Sent extends DeclaredBody,
  Given extends DeclaredAnswer,
> {
  readonly method: Method;
  readonly path: string;
  /** False for a call that stands below `/api` itself. */
  readonly hasLanguage?: false;
  readonly access: Access;
  readonly summary: CallSentence;
  /** The places of the path, by name; what does not fit is 404. */
  readonly params?: Params;
  /** Everything that may stand behind the question mark. */
  readonly query?: Query;
  /** True for links in emails, to which mail programs and servers add parameters of their own. */
  readonly ignoresOtherParameters?: true;
  readonly body?: Sent;
  readonly answer: Given;
  /** 200 unless given; several where the answer says which it was. */
  readonly status?: Success | readonly [Success, ...Success[]];
  readonly refusals?: readonly RefusalStatus[];
  /** What refusals say where they say more than any call's. */
  readonly refusal?: z.ZodMiniType;
  readonly conflict?: z.ZodMiniType;
  readonly isCached?: true;
  readonly takesForms?: true;
}

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

const toBody = (declared: DeclaredBody): Body | null => {
  if (declared === undefined) return null;
  return isSchema(declared) ? { is: 'json', schema: declared } : declared;
};

const toAnswer = (declared: DeclaredAnswer): Answer =>
  isSchema(declared) ? { is: 'json', schema: declared } : declared;

const namesIn = (path: string): readonly string[] =>
  path.split('/').flatMap((part) => part.match(/^:(\w+)$/)?.[1] ?? []);

/**
 * Declares a call. Its schemas are made when the first request, or the description, asks for them: there are thousands,
 * and making all of them was a large part of the start. `query`, `answer` and `conflict` may be getters, which are read
 * then. @throws where the places of the path are not those that `params` describes */
export function defineCall<
  const Params extends z.core.$ZodLooseShape = NoShape,
  const Query extends z.core.$ZodLooseShape = NoShape,
  const Sent extends DeclaredBody = undefined,
  const Given extends DeclaredAnswer = z.ZodMiniType,
>(
  declaration: Declaration<Params, Query, Sent, Given>,
): Call<z.ZodMiniObject<Params>, z.ZodMiniObject<Query, z.core.$strict>, BodyFrom<Sent>, AnswerFrom<Given>>;
export function defineCall(
  declaration: Declaration<z.core.$ZodLooseShape, z.core.$ZodLooseShape, DeclaredBody, DeclaredAnswer>,
): Call {
  const { method, path, access, summary, params: places = {}, status = 200, refusals = [] } = declaration;
  const names = namesIn(path);
  if (names.toSorted().join() !== Object.keys(places).toSorted().join()) {
    throw new Error(`The places of ${method} ${path} are not those that it describes`);
  }
  const params = once(() => z.object(places));
  const query = once(() => {
    const shape = declaration.query ?? {};
    return declaration.ignoresOtherParameters === true ? z.object(shape) : z.strictObject(shape);
  });
  const answer = once(() => toAnswer(declaration.answer));
  const conflict = once(() => declaration.conflict ?? null);
  return {
    method,
    path,
    hasLanguage: declaration.hasLanguage ?? true,
    access,
    summary,
    get params() {
      return params();
    },
    get query() {
      return query();
    },
    body: toBody(declaration.body),
    get answer() {
      return answer();
    },
    statuses: typeof status === 'number' ? [status] : status,
    refusals,
    refusal: declaration.refusal ?? refusal,
    get conflict() {
      return conflict();
    },
    isCached: declaration.isCached ?? false,
    takesForms: declaration.takesForms ?? false,
  };
}
