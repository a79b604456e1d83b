import type { UndoOutcome } from '../../../calls/history.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useLateTranslations } from '../late-translations.ts';
import { recordedLabel } from '../records/recorded.ts';

type Part = UndoOutcome['parts'][number];

const headings = {
  remove: 'undoRemoves',
  change: 'undoChanges',
  restore: 'undoRestores',
  reorder: 'undoReorders',
} as const satisfies Record<Part['effect'], LateMessage>;

const effects = ['remove', 'change', 'restore', 'reorder'] as const;

interface UndoQuestionProps {
  readonly outcome: UndoOutcome;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks for confirmation before many records are undone: lists how many of each kind, the effect, and what visitors will
 * see.
 */
export function UndoQuestion({ outcome: { parts, first_import: isFirst }, onYes, onNo }: UndoQuestionProps) {
  const t = useLateTranslations();
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <ConfirmDialog
      title={t('undoQuestion', { count })}
      destroys={parts.some(({ effect }) => effect === 'remove')}
      isDisabled={isFirst}
      onYes={onYes}
      onNo={onNo}
    >
      {isFirst && <p>{t('undoFirst')}</p>}
      {effects.map((effect) => {
        const own = parts.filter((part) => part.effect === effect).toSorted((one, other) => other.count - one.count);
        if (own.length === 0) return null;
        return (
          <div key={effect} className="text-muted">
            <p>{t(headings[effect])}</p>
            <ul className="list-disc ps-5 text-sm">
              {own.map(({ collection, count, seen }) => (
                <li key={collection} className="wrap-anywhere">
                  <bdi>{recordedLabel(collection, t)}</bdi>: {count}
                  {seen > 0 && ` (${t('undoSeen', { count: seen })})`}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </ConfirmDialog>
  );
}
