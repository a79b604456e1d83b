import { expect, it } from 'vitest';
import { readCsv, unguarded } from '../../../tests/support/read-csv.ts';
import { csvLine } from './csv-line.ts';

it('cells with commas, semicolons, quotes and line breaks stay one cell', () => {
  expect(csvLine(['a,b', 'c "d"', 'e\nf', 'g;h'])).toBe('"a,b","c ""d""","e\nf","g;h"\r\n');
  expect(csvLine(['شاشة', '', 'x'])).toBe('شاشة,,x\r\n');
});

it.each([
  '=1+1',
  '=cmd|"/c calc"!A1',
  '+1-1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1+1',
  '\u00A0=1+1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF20SUM(A1)',
])('%j is no formula in a spreadsheet', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

it('no cell breaks out of its quotes to begin a formula in the next one', () => {
  expect(csvLine(['x","=1+1', 'y'])).toBe('"x"",""=1+1",y\r\n');
});

it('a phone number is a text, with its plus', () => {
  expect(csvLine(['+966501234567'])).toBe("'+966501234567\r\n");
});

it('every value can be recovered from its cell, also one that begins like a guarded one', () => {
  for (const value of ['+966501234567', "'+1", "''=1", '=1', "'", "'quoted' word", '-5\n"x"', '\tx', 'شاشة']) {
    const [[cell = ''] = []] = readCsv(csvLine([value]));
    expect(unguarded(cell)).toBe(value);
  }
});
