import { directionOf } from '../language/languages.ts';
import { defineUi } from './field-ui.tsx';
import { isExpected } from './field.ts';
import { idOf } from './field-frame.tsx';
import type { InputProps } from './input.ts';
import type { TranslatedText } from './translated.ts';
import { textsOf, TranslatedCell, TranslatedWhole } from './translated-cell.tsx';
import { TranslatedFrame } from './translated-frame.tsx';

interface TranslatedProps extends InputProps<TranslatedText> {
  /** Number of lines; with 1 it is an `<input>`. */
  readonly rows: number;
}

/** Inputs for a text in both languages side by side, each in its own direction. */
export function TranslatedInput({ rows, ...props }: TranslatedProps) {
  const { field, value: texts, onChange, isNew } = props;
  const Box = rows > 1 ? 'textarea' : 'input';
  return (
    <TranslatedFrame {...props} onCopy={(from, to) => onChange({ ...texts, [to]: texts[from] })}>
      {({ language, at, label, isUntranslated, described }) => (
        <Box
          id={idOf(at)}
          className="input"
          lang={language}
          data-missing={isUntranslated || undefined}
          dir={directionOf(language)}
          {...(rows > 1 && { rows })}
          value={texts[language]}
          aria-label={label}
          aria-required={isExpected(field, isNew) || undefined}
          onChange={(event) => onChange({ ...texts, [language]: event.currentTarget.value })}
          {...described}
        />
      )}
    </TranslatedFrame>
  );
}

/** The UI of a text type whose inputs have this number of lines. */
export const translatedUi = (rows: number) =>
  defineUi<TranslatedText>({
    read: textsOf,
    Input: (props) => <TranslatedInput {...props} rows={rows} />,
    Cell: TranslatedCell,
    Whole: TranslatedWhole,
    rowCell: () => (rows === 1 ? {} : null),
  });
