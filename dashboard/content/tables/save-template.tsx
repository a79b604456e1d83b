import { type FormEvent, useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { useGridTranslations } from '../../../fields/list/grid/use-grid-translations.ts';
import { nameOf } from '../../../fields/translated-cell.tsx';
import { useRecordOptions } from '../../../fields/record-options.ts';
import { directionOf, type Language, otherLanguage } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordCalls } from '../../app/records/record-calls.ts';
import { titleOf, type ApiValues } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { templateRows } from './template-rows.ts';

interface SaveTemplateProps {
  /** The collection of the templates. */
  readonly collection: Collection;
  /** The field with the rows, in the template and in the form. */
  readonly apiName: string;
  readonly rows: unknown;
  readonly categoryId: number | null;
  readonly onClose: () => void;
}

/** Saves the rows of a table as a named template for the products of a category. */
export function SaveTemplate({ collection, apiName, rows, categoryId, onClose }: SaveTemplateProps) {
  const own = currentLanguage();
  const words = useGridTranslations(own);
  const t = useTranslations();
  const [name, setName] = useState<Readonly<Record<Language, string>>>({ en: '', ar: '' });
  const [hasValues, setHasValues] = useState(false);
  const [category, setCategory] = useState(categoryId === null ? '' : String(categoryId));
  const categories = useRecordOptions('category');
  const save = useAction((values: ApiValues) => recordCalls(collection, null).create(values, 'live'), {
    tell: (answer) => ({ about: titleOf(collection, answer), text: words('templateSaved'), undo: answer.undo }),
    onDone: onClose,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    // The submit event must not reach the form around this window.
    event.stopPropagation();
    const both = { en: name.en.trim() || name.ar.trim(), ar: name.ar.trim() || name.en.trim() };
    if (both.en === '') return;
    save.start({
      name: both,
      category: category === '' ? null : Number(category),
      [apiName]: templateRows(rows, hasValues),
    });
  };
  return (
    <Dialog title={words('templateSaveTitle')} size="small" onClose={onClose}>
      <form className="grid gap-4" onSubmit={send} noValidate>
        {[own, otherLanguage(own)].map((language) => (
          <Field key={language} label={words('templateName', { language: t(nameOf[language]) })}>
            {(control) => (
              <input
                {...control}
                className="input"
                lang={language}
                dir={directionOf(language)}
                maxLength={80}
                value={name[language]}
                onChange={({ currentTarget: { value } }) => setName((now) => ({ ...now, [language]: value }))}
              />
            )}
          </Field>
        ))}
        <Field label={words('templateCategory')}>
          {(control) => (
            <Select
              {...control}
              value={category}
              isLoading={categories.isPending}
              options={[
                { value: '', label: words('templateEvery') },
                ...categories.options.map(({ value, label }) => ({ value: String(value), label })),
              ]}
              onSelect={setCategory}
            />
          )}
        </Field>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="size-5"
            checked={hasValues}
            onChange={({ currentTarget: { checked } }) => setHasValues(checked)}
          />
          {words('templateValues')}
        </label>
        {save.refusal !== null && <Alert>{save.refusal.text}</Alert>}
        <Button variant="filled" isSubmit isPending={save.isPending} isDisabled={(name.en + name.ar).trim() === ''}>
          {words('templateKeep')}
        </Button>
      </form>
    </Dialog>
  );
}
