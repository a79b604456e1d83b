import { Fragment } from 'react';
import { splitFigures } from '../../language/figures.ts';
import { Isolate } from './isolate.tsx';

/** Arabic words with the figures among them kept from left to right. */
export function WithFigures({ text }: { readonly text: string }) {
  const pieces = splitFigures(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <Isolate key={index}>{piece}</Isolate> : <Fragment key={index}>{piece}</Fragment>,
  );
}
