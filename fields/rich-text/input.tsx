import type { Language } from '../../language/languages.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { isExpected } from '../field.ts';
import { idOf } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { textsOf } from '../translated-cell.tsx';
import { TranslatedFrame } from '../translated-frame.tsx';
import { TranslatedInput } from '../translated-input.tsx';
import { hasMarks } from './has-marks.ts';

/** The structures of a text by language; those that are none count as not there. */
const structuresOf = (value: unknown): Readonly<Record<Language, unknown>> => ({
  en: null,
  ar: null,
  ...(typeof value === 'object' ? value : null),
});

/** A formatted text in each language; lines in which `**bold**` is bold where there is no place for a structure. */
export function RichTextInput(props: InputProps) {
  const { field, value, rich, onChange, isNew } = props;
  const { RichEditor } = useInputServices();
  if (rich === undefined) return <TranslatedInput {...props} rows={8} />;
  const texts = textsOf(value);
  const structures = structuresOf(rich.value);
  const put = (language: Language, text: string, structure: unknown) => {
    onChange({ ...texts, [language]: text });
    rich.onChange({ ...structures, [language]: structure });
  };
  return (
    <TranslatedFrame {...props} onCopy={(from, to) => put(to, texts[from], structures[from])}>
      {({ language, at, label, isMissing, described }) => (
        <LazyPart fallback={<Waiting />}>
          <RichEditor
            id={idOf(at)}
            label={label}
            language={language}
            text={texts[language]}
            structure={structures[language]}
            hasMarks={hasMarks(field)}
            isMissing={isMissing}
            isAwaited={isExpected(field, isNew)}
            described={described}
            onChange={(text, structure) => put(language, text, structure)}
          />
        </LazyPart>
      )}
    </TranslatedFrame>
  );
}
