import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

interface Props {
  /** What is chosen, in words; `null` while nothing is. */
  readonly words: string | null;
  /** Opens the field, or the form, of what is chosen; `null` where it is a group. */
  readonly onOpen: (() => void) | null;
  /** Whether its field stands in the form beside the page. */
  readonly isBeside: boolean;
  /** Adds a record to the group; `null` where there is none to add to. */
  readonly onAdd: (() => void) | null;
  readonly addWords: string;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** What is chosen on the page, and what can be done with it. */
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
