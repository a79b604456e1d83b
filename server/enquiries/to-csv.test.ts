import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('cells with commas, quotes and line breaks stay one cell', () => {
  const rows = [
    ['a,b', 'c "d"', 'e\nf'],
    ['شاشة', '', 'x'],
  ];
  expect(toCsv(rows)).toBe('\uFEFF"a,b","c ""d""","e\nf"\r\nشاشة,,x\r\n');
});

it.each(['=1+1', '=cmd|"/c calc"!A1', '+1-1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
  },
);

it('a phone number is written in digits', () => {
  expect(toCsv([['+966501234567']])).toBe('\uFEFF966501234567\r\n');
});
