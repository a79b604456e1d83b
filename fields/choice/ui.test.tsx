import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CellServices, CellServicesProvider } from '../cell.ts';
import { uiOf } from '../ui.ts';
import { choice } from './field.ts';
import { choiceUi } from './ui.tsx';

const field = choice({
  choices: { indoor: { en: 'Indoor', ar: 'داخلية' }, outdoor: { en: 'Outdoor', ar: 'خارجية' } },
});

const shown = (value: unknown, language: CellServices['language']) =>
  renderToStaticMarkup(
    <CellServicesProvider
      value={{
        language,
        t: (word, ..._values) => word,
        uiOf,
        labelOf: (name) => name,
        readRecordOptions: async () => [],
      }}
    >
      <choiceUi.Cell field={field} value={value} />
    </CellServicesProvider>,
  );

it('a choice is shown by its words in the language of the reader', () => {
  expect([shown('outdoor', 'en'), shown('indoor', 'ar')]).toEqual(['<p>Outdoor</p>', '<p>داخلية</p>']);
});

it('what is no choice, or no longer one, shows nothing', () => {
  expect([shown('', 'en'), shown('underwater', 'en')]).toEqual(['', '']);
});
