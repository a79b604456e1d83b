import { useTranslations } from '../../app/translations.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: (isAll: boolean) => void;
}

/** Selects all visible records of a list. */
export function SelectionBar({ count, isAll, onAll }: SelectionBarProps) {
  const t = useTranslations();
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5"
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {t('selectAll')}
    </label>
  );
}
