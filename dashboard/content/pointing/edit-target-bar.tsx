import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

interface Props {
  /** The description of the selected target; `null` without a selection. */
  readonly words: string | null;
  /** Opens the field or form of the target; `null` for a group. */
  readonly onOpen: (() => void) | null;
  /** True if its field is in the form beside the page. */
  readonly isBeside: boolean;
  /** Adds a record to the group; `null` if that is not possible. */
  readonly onAdd: (() => void) | null;
  readonly addWords: string;
  /** Further actions. */
  readonly children: ReactNode;
}

/** The selected target of the page and its actions. */
export function EditTargetBar({ words, onOpen, isBeside, onAdd, addWords, children }: Props) {
  const t = useLateTranslations();
  if (words === null) return <p className="place-bar text-sm text-muted">{t('pointHint')}</p>;
  return (
    <div role="group" aria-label={t('pointChosen')} className="place-bar">
      <bdi className="me-auto min-w-0 truncate text-sm font-medium">{words}</bdi>
      {onOpen !== null && (
        <Button size="small" data-opens-place onPress={onOpen}>
          {t(isBeside ? 'pointOpenField' : 'pointOpenForm')}
        </Button>
      )}
      {children}
      {onAdd !== null && (
        <Button size="small" onPress={onAdd}>
          {addWords}
        </Button>
      )}
    </div>
  );
}
