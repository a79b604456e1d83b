import { directionOf } from '../language/languages.ts';
import { isExpected } from './field.ts';
import { idOf } from './field-frame.tsx';
import type { InputProps } from './input.ts';
import { textsOf } from './translated-cell.tsx';
import { TranslatedFrame } from './translated-frame.tsx';

interface TranslatedProps extends InputProps {
  /** Lines of the box; one line is an ordinary input. */
  readonly rows: number;
}

/** A text in both languages side by side, each in its own direction. */
export function TranslatedInput({ rows, ...props }: TranslatedProps) {
  const { field, value, onChange, isNew } = props;
  const texts = textsOf(value);
  const Box = rows > 1 ? 'textarea' : 'input';
  return (
    <TranslatedFrame {...props} onCopy={(from, to) => onChange({ ...texts, [to]: texts[from] })}>
      {({ language, at, label, isMissing, described }) => (
        <Box
          id={idOf(at)}
          className="input"
          lang={language}
          data-missing={isMissing || undefined}
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
