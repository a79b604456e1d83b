import { Fragment } from 'react';
import { Isolate } from './isolate.tsx';

/** Sizes (2.40 × 1.35) and numbers with a sign before them (−20, +966): whole, as they are written. */
const figures = /((?:\d[\d.,]*\s?×\s?)+\d[\d.,]*|(?<![\p{L}\p{N}])[+\-−]\d[\d.,]*)/u;

/**
 * Arabic words with the figures among them kept from left to right. Left alone, the two sides of a size would change
 * places, and a sign would stand behind its number.
 */
export function WithFigures({ text }: { readonly text: string }) {
  const pieces = text.split(figures);
  if (pieces.length === 1) return text;
  // What the pattern caught stands at the odd places.
  return pieces.map((piece, index) =>
    index % 2 === 1 ? <Isolate key={index}>{piece}</Isolate> : <Fragment key={index}>{piece}</Fragment>,
  );
}
