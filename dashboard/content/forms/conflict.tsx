import { useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { useCellServices } from '../../../fields/cell.ts';
import type { Field } from '../../../fields/field.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { isObject } from '../../app/call-failure.ts';
import { ValueCell } from '../../app/records/value-cell.tsx';
import { type ApiValues, apiFields } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import type { VersionChoice } from './merge-versions.ts';
import type { Conflict as OpenConflict } from './form-state.ts';

/** A value with all parts emptied except one, so that its cell shows only that part. */
const onlyPart = (value: unknown, part: string | null): unknown =>
  part === null || !isObject(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          name === part ? each : typeof each === 'string' ? '' : null,
        ]),
      );

/** One version of a conflicting value: a text in the language of the conflict, otherwise the cell of its field. */
function Version({
  field,
  value,
  part,
}: { readonly field: Field; readonly value: unknown } & Pick<VersionChoice, 'part'>) {
  const text = isObject(value) && !('shared' in value) && part !== null ? value[part] : undefined;
  return typeof text === 'string' && text !== '' ? (
    <p lang={part ?? undefined} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
    </p>
  ) : (
    <ValueCell field={field} value={onlyPart(value, part)} />
  );
}

const keyOf = ({ apiName, part }: VersionChoice): string => `${apiName} ${part ?? ''}`;

interface ConflictProps {
  readonly collection: Collection;
  readonly conflict: OpenConflict<ApiValues>;
  /** The values of the form. */
  readonly values: ApiValues;
  /** Called with the choices for which the saved value was chosen; the typed value is used for the others. */
  readonly onSettle: (theirs: readonly VersionChoice[]) => void;
}

/**
 * Lists every value that was changed in both versions, with a choice between them. Nothing can be saved before the
 * choice.
 */
export function Conflict({ collection, conflict: { theirs, choices }, values, onSettle }: ConflictProps) {
  const t = useTranslations();
  const { labelOf } = useCellServices();
  const [takesTheirs, setTakesTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, isTheirs: boolean) =>
    setTakesTheirs((chosen) => new Set(isTheirs ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  const languageOf = (part: string | null): string =>
    part === 'en' ? ` (${t('inEnglish')})` : part === 'ar' ? ` (${t('inArabic')})` : '';

  return (
    <Alert variant="note" className="conflict grid gap-4">
      <p className="font-medium">
        {t('twoVersions')} {t('conflict')}
      </p>
      {apiFields(collection).flatMap(([apiName, field, name]) =>
        choices
          .filter((choice) => choice.apiName === apiName)
          .map((choice) => {
            const key = keyOf(choice);
            const versions = [
              { isTheirs: false, title: t('yourVersion'), value: values[apiName] },
              { isTheirs: true, title: t('savedVersion'), value: theirs[apiName] },
            ];
            return (
              <fieldset key={key} className="field">
                <legend className="field-label">{`${labelOf(name, field)}${languageOf(choice.part)}`}</legend>
                <div className="grid gap-3 sm:grid-cols-2">
                  {versions.map(({ isTheirs, title, value }) => (
                    <label key={title} className="choice-card">
                      <span className="flex items-center gap-2">
                        <input
                          type="radio"
                          name={`conflict-${key}`}
                          checked={takesTheirs.has(key) === isTheirs}
                          onChange={() => choose(key, isTheirs)}
                        />
                        {title}
                      </span>
                      <Version field={field} value={value} part={choice.part} />
                    </label>
                  ))}
                </div>
              </fieldset>
            );
          }),
      )}
      <Button
        className="justify-self-start"
        onPress={() => onSettle(choices.filter((choice) => takesTheirs.has(keyOf(choice))))}
      >
        {t('goOnWithChoice')}
      </Button>
    </Alert>
  );
}
