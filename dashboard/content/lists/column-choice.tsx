import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from '../cards/list-translations.ts';
import { columnsOf } from './table-columns.ts';

interface ColumnChoiceProps {
  readonly collection: Collection;
  /** The API names of the shown columns. */
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses the columns of a table, apart from title, states and last change. */
export function ColumnChoice({ collection, shown, onChange, onClose }: ColumnChoiceProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const all = columnsOf(collection);
  return (
    <Dialog title={tList('columns')} size="small" onClose={onClose}>
      <ul className="grid">
        {all.map(({ apiName, label }) => (
          <li key={apiName}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={shown.includes(apiName)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(
                    all
                      .map((each) => each.apiName)
                      .filter((each) => (each === apiName ? checked : shown.includes(each))),
                  )
                }
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <div className="form-end">
        <Button variant="filled" onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
