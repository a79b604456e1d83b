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

/** A body in a declaration; a Zod type means JSON. */
type DeclaredBody = z.ZodMiniType | Body | undefined;
type BodyFrom<Declared extends DeclaredBody> = Declared extends z.ZodMiniType
  ? JsonBody<Declared>
  : Declared extends Body
    ? Declared
    : null;

/** An answer in a declaration; a Zod type means JSON. */
type DeclaredAnswer = z.ZodMiniType | Answer;
type AnswerFrom<Declared extends DeclaredAnswer> = Declared extends z.ZodMiniType
  ? JsonAnswer<Declared>
  : Declared extends Answer
    ? Declared
    : never;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a call without path parameters or a query has an empty shape
type NoShape = Readonly<Record<never, never>>;

interface Declaration<
  Params extends z.core.$ZodLooseShape,
  Query extends z.core.$ZodLooseShape,
  Sent extends DeclaredBody,
  Answer extends DeclaredAnswer,
> {
  readonly method: Method;
  readonly path: string;
  /** False for a call directly below `/api`. */
  readonly hasLanguage?: false;
  readonly access: Access;
  readonly summary: CallSentence;
  /** The path parameters by name; values that do not match give 404. */
  readonly params?: Params;
  /** All query parameters. */
  readonly query?: Query;
  /** True for links in emails, because mail programs and servers add query parameters. */
  readonly ignoresOtherParameters?: true;
  readonly body?: Sent;
  readonly answer: Answer;
  /** Default: 200. A list if the status depends on the result. */
  readonly status?: Success | readonly [Success, ...Success[]];
  readonly refusals?: readonly RefusalStatus[];
  /** The body of refusals, if it has more than the common one. */
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
 * Declares a call. Its schemas are created on first use by a request or the description: there are thousands, and
 * creating all of them took a large part of the start-up time. `query`, `answer` and `conflict` may be getters, which
 * are also read on first use.
 * @throws if the path parameters differ from `params`
 */
export function defineCall<
  const Params extends z.core.$ZodLooseShape = NoShape,
  const Query extends z.core.$ZodLooseShape = NoShape,
  const Sent extends DeclaredBody = undefined,
  const Answer extends DeclaredAnswer = z.ZodMiniType,
>(
  declaration: Declaration<Params, Query, Sent, Answer>,
): Call<z.ZodMiniObject<Params>, z.ZodMiniObject<Query, z.core.$strict>, BodyFrom<Sent>, AnswerFrom<Answer>>;
export function defineCall(
  declaration: Declaration<z.core.$ZodLooseShape, z.core.$ZodLooseShape, DeclaredBody, DeclaredAnswer>,
): Call {
  const { method, path, access, summary, params: pathParams = {}, status = 200, refusals = [] } = declaration;
  const names = namesIn(path);
  if (names.toSorted().join() !== Object.keys(pathParams).toSorted().join()) {
    throw new Error(`The path parameters of ${method} ${path} are not those that it describes`);
  }
  const params = once(() => z.object(pathParams));
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
