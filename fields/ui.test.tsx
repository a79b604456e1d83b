import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { CellServicesProvider } from './cell.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldUi } from './field-ui.tsx';
import { findExampleFile } from './fixture.ts';
import { fixtures } from './fixtures.ts';
import { text } from './index.ts';
import { type InputServices, InputServicesProvider } from './input.ts';
import { type UiMessages, UiMessagesProvider } from '../ui/ui-messages.ts';
import { uiOf } from './ui.ts';

const services: InputServices = {
  language: 'en',
  t: (word, ..._values) => word,
  uiOf,
  labelOf: (name) => name,
  readRecordOptions: async () => [],
  readPageOptions: async () => [],
  readLinkTarget: async () => ({ leads: true, name: '' }),
  upload: () => {
    throw new Error('Nothing is sent');
  },
  chooseStored: async () => null,
  renderFile: () => null,
  TableTools: null,
  RichEditor: () => null,
};

const words: UiMessages = { wait: '', loading: '', tryAgain: '', close: '', yes: '', no: '' };

/** Waits for lazy components. */
async function shown(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={new QueryClient()}>
      <CellServicesProvider value={services}>
        <UiMessagesProvider value={words}>
          <InputServicesProvider value={services}>{element}</InputServicesProvider>
        </UiMessagesProvider>
      </CellServicesProvider>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}

it.each(fixtures.map(({ field, good }) => ({ kind: field.kind, field, good })))(
  'a field of kind $kind is edited and shown with every value that calls carry, and without one',
  async ({ field, good }) => {
    const { Input, Cell, Whole = Cell } = uiOf(field);
    const parsing = { language: 'ar', findMedia: findExampleFile, report: () => undefined } as const;
    const reading = { language: 'ar', all: true, findMedia: findExampleFile, fellBack: () => undefined } as const;
    const carried = good.map(({ sent }) => field.serialize(field.parse(sent, field.empty, 'field', parsing), reading));
    for (const value of [...carried, null, undefined]) {
      const input = {
        field,
        value,
        label: 'The field',
        path: 'field',
        onChange: () => undefined,
        issues: [],
        isNew: true,
      };
      expect(await shown(<Input {...input} />)).toContain('The field');
      expect(await shown(<Cell field={field} value={value} />)).not.toContain('undefined');
      expect(await shown(<Whole field={field} value={value} />)).not.toContain('undefined');
    }
  },
);

it('a text in the wrong language is pointed out below its field [ADM-GEN-84]', async () => {
  const field = text();
  const { Input } = uiOf(field);
  const html = await shown(
    <Input
      field={field}
      value={{ en: 'شاشة عرض', ar: 'شاشة عرض' }}
      label="The field"
      path="field"
      onChange={() => undefined}
      issues={[]}
      isNew={true}
    />,
  );
  expect(html.match(/looks\w+/g)).toEqual(['looksArabic']);
});

it('near its limit a text shows how many characters are left, and beyond it that there are too many [ADM-GEN-92]', async () => {
  const field = text({ max: 200 });
  const { Input } = uiOf(field);
  const shownFor = async (length: number) => {
    const value = { en: 'x'.repeat(length), ar: '' };
    const input = { field, value, label: 'The field', path: 'field', onChange: () => undefined, issues: [] };
    const html = await shown(<Input {...input} isNew={true} />);
    return html.match(/charactersLeft|field-issue/g);
  };
  expect([await shownFor(100), await shownFor(185), await shownFor(201)]).toEqual([
    null,
    ['charactersLeft', 'charactersLeft'],
    ['field-issue', 'charactersLeft', 'charactersLeft'],
  ]);
});

it('an Arabic text that is the English one is marked as untranslated, a name is not [ADM-GEN-93]', async () => {
  const field = text();
  const { Input } = uiOf(field);
  const marked = async (both: string) => {
    const value = { en: both, ar: both };
    const input = { field, value, label: 'The field', path: 'field', onChange: () => undefined, issues: [] };
    return (await shown(<Input {...input} isNew={false} />)).match(/sameAsEnglish|data-missing/g);
  };
  expect([await marked('Big screen'), await marked('The Vision')]).toEqual([['sameAsEnglish', 'data-missing'], null]);
});

it('the compiler names a kind that is forgotten in a registry', () => {
  // @ts-expect-error A registry without most kinds is none.
  const registry = { text: uiOf(text()) } satisfies Record<FieldKind, FieldUi>;
  expect(Object.keys(registry)).toEqual(['text']);
});

it('a field of an unknown kind is a mistake of the program', () => {
  expect(() => uiOf({ ...text(), kind: 'unheard-of' })).toThrow('The field kind unheard-of has no component');
});
