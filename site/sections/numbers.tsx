import { Fragment } from 'react';
import { splitNumbers, tellRange } from '../../language/numbers.ts';
import { Isolate } from './isolate.tsx';

/** Arabic text in which numbers are isolated from left to right. */
export function WithNumbers({ text }: { readonly text: string }) {
  const spokenRange = tellRange(text);
  const pieces = splitNumbers(spokenRange);
  if (pieces.length === 1) return spokenRange;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <Isolate key={index}>{piece}</Isolate> : <Fragment key={index}>{piece}</Fragment>,
  );
}
