import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CellServices, CellServicesProvider } from '../cell.ts';
import { list, table, text } from '../index.ts';
import { uiOf } from '../ui.ts';
import { ListCell } from './cell.tsx';
import type { ListField } from './field.ts';

const services: CellServices = {
  language: 'en',
  t: (word, ...[values]) => `${word} ${JSON.stringify(values)}`,
  uiOf,
  labelOf: () => '',
  readRecordOptions: async () => [],
};

const shown = (field: ListField, value: readonly unknown[]): string =>
  renderToStaticMarkup(
    createElement(CellServicesProvider, { value: services }, createElement(ListCell, { field, value })),
  ).replaceAll('&quot;', '"');

it('technical parameters are counted by their rows, other lists by their items [ADM-GEN-48]', () => {
  const groups = [{ rows: [{}, {}, {}] }, { rows: [{}] }];
  expect(shown(table(), groups)).toContain('rowCount {"count":4}');
  expect(shown(list({ title: text() }), [{}, {}])).toContain('itemCount {"count":2}');
  expect(shown(table(), [{ rows: [] }])).toBe('');
});
