import { useState } from 'react';
import type { Collection } from '../../../content/model/collection.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { reasonOf } from '../../app/actions/action-error.ts';
import { useTranslations } from '../../app/translations.ts';
import { useRecords } from '../../app/records/use-records.ts';
import { titleOf } from '../../app/records/api-record.ts';
import { useListTranslations } from './list-translations.ts';
import { TitlesOfChosen } from './titles-of-chosen.tsx';

interface MoveWindowProps {
  /** The collection of the possible new parents. */
  readonly parent: Collection;
  readonly parentId: number | null;
  readonly count: number;
  /** The titles of the selected records that are loaded. */
  readonly titles: readonly string[];
  readonly isBusy: boolean;
  readonly refusal: string;
  readonly onMove: (parentId: number) => void;
  readonly onClose: () => void;
}

/** Chooses, by title, the parent that records are moved to. */
export function MoveWindow(props: MoveWindowProps) {
  const { parent, parentId, count, titles, isBusy, refusal, onMove, onClose } = props;
  const t = useTranslations();
  const tList = useListTranslations();
  const [chosen, setChosen] = useState('');
  const parents = useRecords(parent, null);
  const target = parents.data?.find(({ id }) => String(id) === chosen);
  const reason = parents.isError ? reasonOf(parents.error, t) : refusal;
  return (
    <Dialog title={t('moveTo')} size="small" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '') onMove(Number(chosen));
        }}
      >
        <TitlesOfChosen titles={titles} count={count} />
        <Field label={t('moveTarget')}>
          {(control) => (
            <Select
              {...control}
              required
              value={chosen}
              isLoading={parents.isPending}
              options={[
                { value: '', label: t('notChosen') },
                ...(parents.data ?? [])
                  .filter(({ id }) => id !== parentId)
                  .map((record) => ({ value: String(record.id), label: titleOf(parent, record) })),
              ]}
              onSelect={setChosen}
            />
          )}
        </Field>
        {reason !== '' && <Alert>{reason}</Alert>}
        <div className="form-end">
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="filled" isSubmit isPending={isBusy} isDisabled={chosen === ''}>
            {target === undefined
              ? t('moveAction')
              : tList('bulkMoveTo', {
                  count,
                  value: titleOf(parent, target),
                })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
