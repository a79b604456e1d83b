import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { issuesOf } from '../../app/call-failure.ts';
import type { FormRules } from '../../content/forms/form-state.ts';
import { useForm } from '../../content/forms/use-form.ts';
import { readTyped, toTyped, typedQuotation, type TypedQuotation } from './typed-quotation.ts';

/** The content is one value, so that changes of two administrators are never mixed. */
type QuotationValues = Readonly<{ content: TypedQuotation }>;

/** Item keys are random in each form, so they are ignored. */
const withoutKeys = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));

const rules: FormRules<QuotationValues> = {
  draft: z.object({ content: typedQuotation }),
  isSame: (one, other) => withoutKeys(one) === withoutKeys(other),
};

type SavedQuotation = Pick<WholeQuotation, 'id' | 'content' | 'updated_at'>;

const savedOf = ({ id, content, updated_at: version }: SavedQuotation, keys?: TypedQuotation) => ({
  name: `offer:${id}`,
  version,
  values: { content: toTyped(content, keys?.items) },
});

/** The form of a quotation over its saved version. It follows changes by others while there is no unsaved input. */
export function useTypedQuotation(quotation: SavedQuotation, isOpen: boolean) {
  const form = useForm(() => savedOf(quotation), rules, isOpen);
  const { type } = form;
  const { content: typed } = form.typed;
  // It was sent, opened or answered, or another administrator saved it.
  if (quotation.updated_at > form.base.version) form.follow(savedOf(quotation));
  const read = useMemo(() => readTyped(typed), [typed]);
  const change = useCallback(
    (next: (typed: TypedQuotation) => TypedQuotation) => type(({ content }) => ({ content: next(content) })),
    [type],
  );
  return {
    typed,
    updatedAt: form.base.version,
    isDirty: form.isDirty,
    read,
    issues: form.issues,
    /** Another administrator saved while there was unsaved input. */
    isLate: form.conflict !== null,
    set: (part: Partial<TypedQuotation>) => change((old) => ({ ...old, ...part })),
    change,
    refuse: (error: Error) =>
      form.refuse(
        issuesOf(error).map((issue) => ({ ...issue, path: issue.path.replace(/^(content\.)?/, 'content.') })),
      ),
    /** Continues from the version that this form just saved. */
    goOn: (saved: SavedQuotation, sent: TypedQuotation) => form.saved(savedOf(saved, sent), { content: sent }),
    takeTheirs: form.discard,
    keepMine: () => form.settle([]),
  };
}

export type TypingQuotation = ReturnType<typeof useTypedQuotation>;
