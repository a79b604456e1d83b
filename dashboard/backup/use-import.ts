import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, CallFailure, isObject, type Read } from '../call.ts';
import { reread } from '../records/use-records.ts';

export interface Refused {
  readonly base: string;
  readonly id: number;
  readonly reasons: readonly string[];
}

/** What taking in a document changes, or would change. */
export interface Outcome {
  readonly message: string;
  /** Records as `base/id`; what changed with the names of its fields behind it. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Lists of records as `base`, of a parent as `base (id)`. */
  readonly reordered: readonly string[];
  readonly unchanged: number;
  readonly refused: readonly Refused[];
  readonly undo: readonly number[];
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const linesOf = (value: unknown, toLine: (each: Readonly<Record<string, unknown>>) => string): readonly string[] =>
  listIn(value).flatMap((each) => (isObject(each) ? toLine(each) : []));
const nameOf = ({ base, id }: Readonly<Record<string, unknown>>): string => `${String(base)}/${String(id)}`;

const outcomeAnswer: Read<Outcome> = (answer) => {
  if (!isObject(answer) || !isText(answer['message'])) return null;
  return {
    message: answer['message'],
    added: linesOf(answer['added'], nameOf),
    changed: linesOf(answer['changed'], (each) => `${nameOf(each)}: ${listIn(each['fields']).join(', ')}`),
    reordered: linesOf(answer['reordered'], ({ base, parent }) =>
      typeof parent === 'number' ? `${String(base)} (${parent})` : String(base),
    ),
    unchanged: Number(answer['unchanged']),
    refused: listIn(answer['refused']).flatMap((each) =>
      isObject(each)
        ? { base: String(each['base']), id: Number(each['id']), reasons: listIn(each['reasons']).filter(isText) }
        : [],
    ),
    undo: listIn(answer['undo']).filter((id) => typeof id === 'number'),
  };
};

function parse(text: string): object {
  try {
    const document: unknown = JSON.parse(text);
    if (isObject(document)) return document;
  } catch {
    // What is no JSON is refused by the server in its words, like any other foreign file.
  }
  return {};
}

/** Says what a document would change; a trial of a file that is none fails. */
export const useTrial = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const body = parse(await file.text());
      return { body, outcome: await call('/content/import?dry-run=1', outcomeAnswer, { method: 'POST', body }) };
    },
    networkMode: 'always',
  });

/** Takes a document in. @throws CallFailure */
export function useImport() {
  const queries = useQueryClient();
  return useMutation<Outcome, CallFailure, object>({
    mutationFn: (body) => call('/content/import', outcomeAnswer, { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}
