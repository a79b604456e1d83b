import { useMemo, useState } from 'react';
import type { WholeOffer } from '../../calls/offer-shapes.ts';
import { keptText } from '../forms/use-unsaved.tsx';
import { parseTyped, readTyped, toTyped, type TypedOffer } from './typed-offer.ts';

/** What the browser keeps a typed offer under. */
export const formOf = ({ id }: Pick<WholeOffer, 'id'>): string => `offer:${id}`;

const baseOf = ({ content, updated_at: updatedAt }: WholeOffer) => ({
  updatedAt,
  written: JSON.stringify(content),
  typed: toTyped(content),
});

/** What stands in the form, above what it was typed over; it follows what others save as long as nothing was typed. */
export function useTypedOffer(offer: WholeOffer) {
  const [base, setBase] = useState(() => baseOf(offer));
  const [typed, setTyped] = useState(() => parseTyped(keptText(formOf(offer), 'typed')) ?? base.typed);
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
