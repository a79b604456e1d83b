import { lazy, Suspense } from 'react';
import type { Language } from '../../language/languages.ts';
import { LazyBoundary } from '../../ui/lazy-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { CellProps } from '../cell.ts';
import { defineUi } from '../field-ui.tsx';
import { idOf } from '../field-frame.tsx';
import { isExpected } from '../field.ts';
import { type InputProps, useInputServices } from '../input.ts';
import type { TranslatedText } from '../translated.ts';
import { textsOf, TranslatedCell, TranslatedWhole } from '../translated-cell.tsx';
import { TranslatedFrame } from '../translated-frame.tsx';
import { TranslatedInput } from '../translated-input.tsx';
import { hasMarks } from './has-marks.ts';

// The first screen shows no legacy text, so the parser of their marks is loaded only by the lists that need it.
const MarkedCell = lazy(async () => ({ default: (await import('./marked-cell.tsx')).MarkedCell }));

/** A formatted text as plain text; a legacy text with its formatting. */
const RichTextCell = (props: CellProps<TranslatedText>) =>
  hasMarks(props.field) ? (
    <Suspense fallback={<TranslatedCell {...props} />}>
      <MarkedCell {...props} />
    </Suspense>
  ) : (
    <TranslatedCell {...props} />
  );

/** The documents of a text by language. Values of a wrong type count as absent. */
const structuresOf = (value: unknown): Readonly<Record<Language, unknown>> => ({
  en: null,
  ar: null,
  ...(typeof value === 'object' ? value : null),
});

/**
 * The editor of a formatted text in each language; plain inputs with `**bold**` marks where structured documents are
 * not supported.
 */
function RichTextInput(props: InputProps<TranslatedText>) {
  const { field, value: texts, rich, onChange, isNew } = props;
  const { RichEditor } = useInputServices();
  if (rich === undefined) return <TranslatedInput {...props} rows={8} />;
  const structures = structuresOf(rich.value);
  const put = (language: Language, text: string, structure: unknown) => {
    onChange({ ...texts, [language]: text });
    rich.onChange({ ...structures, [language]: structure });
  };
  return (
    <TranslatedFrame {...props} onCopy={(from, to) => put(to, texts[from], structures[from])}>
      {({ language, at, label, isUntranslated, described }) => (
        <LazyBoundary fallback={<Loading />}>
          <RichEditor
            id={idOf(at)}
            label={label}
            language={language}
            text={texts[language]}
            structure={structures[language]}
            hasMarks={hasMarks(field)}
            isUntranslated={isUntranslated}
            isExpected={isExpected(field, isNew)}
            described={described}
            onChange={(text, structure) => put(language, text, structure)}
          />
        </LazyBoundary>
      )}
    </TranslatedFrame>
  );
}

export const richTextUi = defineUi({
  read: textsOf,
  Input: RichTextInput,
  Cell: RichTextCell,
  Whole: TranslatedWhole,
});
