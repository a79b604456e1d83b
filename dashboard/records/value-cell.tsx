import type { Field } from '../../fields/field.ts';
import { useInputServices } from '../../fields/input.ts';
import { type Language, languages } from '../../language/languages.ts';
import { isObject } from '../call.ts';
import { useWords } from '../words.ts';

const isText = (value: unknown): value is Readonly<Record<Language, string>> =>
  isObject(value) && languages.every((language) => typeof value[language] === 'string');

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface ValueCellProps {
  readonly field: Field;
  readonly value: unknown;
}

/** A value to compare with another one: texts whole and in both languages, everything else as cards show it. */
export function ValueCell({ field, value }: ValueCellProps) {
  const say = useWords();
  const { Cell } = useInputServices().controlOf(field);
  if (isText(value)) {
    return (
      <dl className="grid gap-2">
        {languages.map((language) => (
          <div key={language}>
            <dt className="text-sm text-muted">{say(language === 'en' ? 'inEnglish' : 'inArabic')}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {value[language] === '' ? (
                <span className="text-muted">{say('nothingHere')}</span>
              ) : (
                <bdi lang={language}>{value[language]}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return isNothing(value) ? <p className="text-muted">{say('nothingHere')}</p> : <Cell field={field} value={value} />;
}
