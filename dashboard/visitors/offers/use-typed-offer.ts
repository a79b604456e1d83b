import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { WholeOffer } from '../../../calls/offer-shapes.ts';
import { keptText } from '../../content/forms/use-unsaved.tsx';
import { parseTyped, readTyped, toTyped, typedOffer, type TypedOffer } from './typed-offer.ts';

/** What the browser keeps a typed offer under. */
export const formOf = ({ id }: Pick<WholeOffer, 'id'>): string => `offer:${id}`;

const baseShape = z.object({ updatedAt: z.string(), written: z.string(), typed: typedOffer });
type Base = z.output<typeof baseShape>;

/** The saved quotation that a kept form was typed over; `null` where it is not known. */
function parseBase(kept: string): Base | null {
  try {
    return baseShape.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

const baseOf = ({ content, updated_at: updatedAt }: WholeOffer): Base => ({
  updatedAt,
  written: JSON.stringify(content),
  typed: toTyped(content),
});

/** What stands in the form, above what it was typed over; it follows what others save as long as nothing was typed. */
export function useTypedOffer(offer: WholeOffer) {
  const [kept] = useState(() => parseTyped(keptText(formOf(offer), 'typed')));
  // What was typed over an earlier one, or over one that is not known, must not replace what was saved since unasked.
  const [base, setBase] = useState(() =>
    kept === null
      ? baseOf(offer)
      : (parseBase(keptText(formOf(offer), 'over')) ?? { ...baseOf(offer), updatedAt: '', written: '' }),
  );
  const [typed, setTyped] = useState(kept ?? base.typed);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(base.typed);
  const theirs = JSON.stringify(offer.content);
  const isNewer = offer.updated_at > base.updatedAt;
  // It was sent, opened or answered, or somebody else wrote while nobody typed here.
  if (isNewer && (theirs === base.written || !isDirty)) {
    const next = baseOf(offer);
    setBase(theirs === base.written ? { ...base, updatedAt: offer.updated_at } : next);
    if (theirs !== base.written) setTyped(next.typed);
  }
  const read = useMemo(() => readTyped(typed), [typed]);
  return {
    typed,
    base,
    isDirty,
    read,
    /** Somebody else wrote while something was typed here. */
    isLate: isNewer && theirs !== base.written && isDirty,
    set: (part: Partial<TypedOffer>) => setTyped((old) => ({ ...old, ...part })),
    change: setTyped,
    /** Goes on from what was saved just now, from here. */
    goOn: (saved: TypedOffer, written: string, updatedAt: string) => setBase({ updatedAt, written, typed: saved }),
    takeTheirs: () => {
      const next = baseOf(offer);
      setBase(next);
      setTyped(next.typed);
    },
    keepMine: () => setBase({ ...base, updatedAt: offer.updated_at }),
  };
}

export type TypingOffer = ReturnType<typeof useTypedOffer>;
