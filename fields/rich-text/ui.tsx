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

// The first screen shows no text of old, so what reads their marks is fetched by the lists that do.
const MarkedCell = lazy(async () => ({ default: (await import('./marked-cell.tsx')).MarkedCell }));

/** A formatted text by its words; those of old show their marks. */
const RichTextCell = (props: CellProps<TranslatedText>) =>
  hasMarks(props.field) ? (
    <Suspense fallback={<TranslatedCell {...props} />}>
      <MarkedCell {...props} />
    </Suspense>
  ) : (
    <TranslatedCell {...props} />
  );

/** The structures of a text by language; those that are none count as not there. */
const structuresOf = (value: unknown): Readonly<Record<Language, unknown>> => ({
  en: null,
  ar: null,
  ...(typeof value === 'object' ? value : null),
});

/** A formatted text in each language; lines in which `**bold**` is bold where there is no place for a structure. */
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
