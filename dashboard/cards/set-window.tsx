import { type FormEvent, useState } from 'react';
import { fieldLabel } from '../../content/field-labels.ts';
import type { Collection } from '../../content/model/collection.ts';
import { isRequired } from '../../fields/field.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { currentLanguage } from '../current-language.ts';
import { wireFields } from '../records/wire-record.ts';
import { useWords } from '../words.ts';
import { useListWords } from './list-words.ts';
import { ChoiceSelect } from './choice-select.tsx';

interface SetWindowProps {
  readonly collection: Collection;
  readonly count: number;
  readonly isBusy: boolean;
  readonly refusal: string;
  /** @param field its name on the wire */
  readonly onSet: (field: string, value: unknown) => void;
  readonly onClose: () => void;
}

/** Chooses a field and the value that all chosen records are to have in it. */
export function SetWindow({ collection, count, isBusy, refusal, onSet, onClose }: SetWindowProps) {
  const say = useWords();
  const sayList = useListWords();
  const fields = wireFields(collection).filter(([, { filter }]) => filter !== undefined);
  const [wire, setWire] = useState(fields[0]?.[0] ?? '');
  const [text, setText] = useState('');
  const [, field, name = ''] = fields.find(([each]) => each === wire) ?? [];
  const filter = field?.filter;
  if (field === undefined || filter === undefined) return null;
  const labelOf = (name: string, each: typeof field) => fieldLabel(name, each)?.[currentLanguage()] ?? name;

  const canBeEmpty = field.isEmpty(field.empty) && !isRequired(field, false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (filter === undefined) return;
    // Several records stand in a list, also where it is one.
    const isList = field !== undefined && Array.isArray(field.empty);
    onSet(wire, isList ? (text === '' ? [] : [Number(text)]) : text);
  }

  return (
    <Dialog title={sayList('bulkSetTitle', { count })} size="small" onClose={onClose}>
      <form className="grid gap-5" noValidate aria-busy={isBusy} onSubmit={submit}>
        <Field label={sayList('bulkSetField')}>
          {(control) => (
            <Select
              {...control}
              value={wire}
              options={fields.map(([each, one, name]) => ({ value: each, label: labelOf(name, one) }))}
              onSelect={(each) => {
                setWire(each);
                setText('');
              }}
            />
          )}
        </Field>
        <Field label={labelOf(name, field)}>
          {(control) =>
            filter.by === 'range' ? (
              <input
                {...control}
                className="input"
                inputMode="decimal"
                dir="ltr"
                value={text}
                onChange={({ currentTarget: { value } }) => setText(value)}
              />
            ) : (
              <ChoiceSelect
                {...control}
                filter={filter}
                first={canBeEmpty ? say('notChosen') : null}
                value={text}
                onSelect={setText}
              />
            )
          }
        </Field>
        {refusal !== '' && <Alert>{refusal}</Alert>}
        <div className="form-end">
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button look="filled" isSubmit isPending={isBusy} isDisabled={text === '' && !canBeEmpty}>
            {sayList('bulkSetSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
