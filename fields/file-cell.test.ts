import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CellProps, type CellServices, CellServicesProvider } from './cell.ts';
import { FileCell, FileWhole } from './file-cell.tsx';
import type { FileField } from './file-field.ts';
import type { FileNames } from './file-value.ts';
import { image } from './image/field.ts';
import { uiOf } from './ui.ts';

const value: CellServices = {
  language: 'en',
  t: (word, ..._values) => word,
  uiOf,
  labelOf: () => '',
  readRecordOptions: async () => [],
};

const renderCell = (Cell: ComponentType<CellProps<FileNames, FileField>>, field: FileField, name: string) => {
  const cell = createElement(Cell, { field, value: { shared: name, en: null, ar: null } });
  return renderToStaticMarkup(createElement(CellServicesProvider, { value }, cell));
};

it.each([
  ['dark', 'logo.png'],
  ['light', 'logo.png'],
  ['light', 'logo.svg'],
] as const)('a picture that is drawn for a %s ground is previewed on it, whole (%s)', (ground, name) => {
  for (const Cell of [FileCell, FileWhole]) {
    const markup = renderCell(Cell, image({ ground }), name);
    expect(markup).toContain(`data-ground="${ground}"`);
    expect(markup).toMatch(/class="[^"]*\bdrawing\b/);
  }
});

it('any other picture has no ground of its own, and a drawing the site’s', () => {
  expect(renderCell(FileCell, image(), 'photo.png')).not.toMatch(/drawing|data-ground/);
  expect(renderCell(FileCell, image(), 'sign.svg')).toMatch(/drawing/);
});
