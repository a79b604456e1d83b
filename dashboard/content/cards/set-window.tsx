import { type FormEvent, useState } from 'react';
import { fieldLabel } from '../../../content/field-labels.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { isRequired } from '../../../fields/field.ts';
import { notANumber } from '../../../fields/number/field.ts';
import { NumberBox, understoodNumber } from '../../../fields/number/number-box.tsx';
import { readNumber } from '../../../language/read-number.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { apiFields } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from './list-translations.ts';
import { ChoiceSelect } from './choice-select.tsx';
import type { ChosenRecord } from './chosen-record.ts';
import { type ReferenceTitles, ValueChanges } from './value-changes.tsx';

interface SetWindowProps {
  readonly collection: Collection;
  readonly count: number;
  /** The selected records that are loaded. */
  readonly records: readonly ChosenRecord[];
  readonly titles: ReferenceTitles | undefined;
  readonly isBusy: boolean;
  readonly refusal: string;
  /** @param field the API name of the field */
  readonly onSet: (field: string, value: unknown) => void;
  readonly onClose: () => void;
}

/** The value to set and its label; an empty value means none is chosen. */
interface Chosen {
  readonly value: string;
  readonly label: string;
}

const nothing: Chosen = { value: '', label: '' };

/**
 * Chooses a field and the value that all selected records get. The button names the change. Emptying the field is a
 * separate button that asks for confirmation.
 */
export function SetWindow({ collection, count, records, titles, isBusy, refusal, onSet, onClose }: SetWindowProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const language = currentLanguage();
  const fields = apiFields(collection).filter(([, { filter }]) => filter !== undefined);
  const [apiName, setApiName] = useState(fields[0]?.[0] ?? '');
  const [{ value, label }, setChosen] = useState(nothing);
  const [isEmptying, setIsEmptying] = useState(false);
  const [, field, name = ''] = fields.find(([each]) => each === apiName) ?? [];
  const filter = field?.filter;
  if (field === undefined || filter === undefined) return null;
  const labelOf = (name: string, each: typeof field) => fieldLabel(name, each)?.[language] ?? name;

  const canBeEmpty = field.isEmpty(field.empty) && !isRequired(field, false);
  const isUnread = filter.by === 'range' && value.trim() !== '' && readNumber(value) === null;
  // A field with several references stores a list, even for one.
  const isList = Array.isArray(field.empty);
  const named = { count, field: labelOf(name, field) };
  const changes = { records, count, apiName, field, titles };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (value.trim() !== '' && !isUnread) onSet(apiName, isList ? [Number(value)] : value);
  }

  return (
    <>
      <Dialog title={tList('bulkSetTitle', { count })} size="small" onClose={onClose}>
        <form className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={submit}>
          <Field label={tList('bulkSetField')}>
            {(control) => (
              <Select
                {...control}
                value={apiName}
                options={fields.map(([each, one, name]) => ({ value: each, label: labelOf(name, one) }))}
                onSelect={(each) => {
                  setApiName(each);
                  setChosen(nothing);
                }}
              />
            )}
          </Field>
          <Field
            label={labelOf(name, field)}
            issue={isUnread ? issueSentence(notANumber(value.trim()), language) : undefined}
          >
            {(control) =>
              filter.by === 'range' ? (
                <NumberBox
                  {...control}
                  text={value}
                  onText={(text) => setChosen({ value: text, label: text.trim() })}
                />
              ) : (
                <ChoiceSelect
                  {...control}
                  filter={filter}
                  first={value === '' && filter.by === 'choice' ? t('notChosen') : null}
                  value={value}
                  onSelect={(value, label) => setChosen({ value, label })}
                />
              )
            }
          </Field>
          {value.trim() !== '' && !isUnread && <ValueChanges {...changes} after={understoodNumber(value) || label} />}
          {refusal !== '' && <Alert>{refusal}</Alert>}
          <div className="form-end">
            {canBeEmpty && (
              <Button variant="text" className="me-auto" isDisabled={isBusy} onPress={() => setIsEmptying(true)}>
                {tList('bulkEmpty', named)}
              </Button>
            )}
            <Button onPress={onClose}>{t('cancel')}</Button>
            <Button variant="filled" isSubmit isPending={isBusy} isDisabled={value.trim() === '' || isUnread}>
              {value.trim() === ''
                ? tList('bulkSetOf', named)
                : tList('bulkSetTo', { ...named, value: understoodNumber(value) || label })}
            </Button>
          </div>
        </form>
      </Dialog>
      {isEmptying && (
        <ConfirmDialog
          title={tList('bulkEmptyQuestion', named)}
          destroys
          onNo={() => setIsEmptying(false)}
          onYes={() => {
            setIsEmptying(false);
            onSet(apiName, isList ? [] : '');
          }}
        >
          <ValueChanges {...changes} after="" />
          <p className="text-muted">{tList('bulkEmptyText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
