import { Button } from '../../ui/button.tsx';
import { Saving } from '../../ui/saving.tsx';
import { useWords } from '../words.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly isAll: boolean;
  readonly isBusy: boolean;
  readonly onAll: (isAll: boolean) => void;
  readonly onDelete: () => void;
  readonly onDuplicate: () => void;
  /** Absent where the records belong to nothing that they could be moved to. */
  readonly onMove: (() => void) | undefined;
}

/** Selects all records of a list, and does one thing with all that are selected. */
export function SelectionBar({ count, isAll, isBusy, onAll, onDelete, onDuplicate, onMove }: SelectionBarProps) {
  const say = useWords();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={(event) => onAll(event.currentTarget.checked)}
        />
        {say('selectAll')}
      </label>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2" aria-busy={isBusy}>
          <Saving isPending={isBusy} saved={say('selected', { count })} />
          <Button look="danger" size="small" isDisabled={isBusy} onPress={onDelete}>
            {say('delete')}
          </Button>
          <Button size="small" isDisabled={isBusy} onPress={onDuplicate}>
            {say('duplicate')}
          </Button>
          {onMove !== undefined && (
            <Button size="small" isDisabled={isBusy} onPress={onMove}>
              {say('moveTo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
