import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import type { RecordFormState } from './use-record-form.ts';
import type { FallbackAction } from './fallback-actions.ts';

const messageOf = { en: 'publishEnglishOnly', ar: 'publishArabicOnly', draft: 'saveAsDraft' } as const satisfies Record<
  FallbackAction,
  DashboardMessage
>;

interface FormErrorProps {
  readonly form: Pick<RecordFormState, 'refusal' | 'issues' | 'conflict' | 'runFallback'>;
  /** Scrolls to the first field with an error, or to the choice between two versions. */
  readonly onShow: () => void;
}

/** Why a form was not saved, next to the save button, with actions that resolve it. */
export function FormError({ form: { refusal, issues, conflict, runFallback }, onShow }: FormErrorProps) {
  const t = useTranslations();
  if (refusal === null) return null;
  const count = new Set(issues.map(({ path }) => path)).size;
  return (
    <Alert variant={refusal.isNote === true ? 'note' : 'refusal'} className="form-refusal">
      <div className="min-w-0 wrap-anywhere">
        <p>{refusal.text}</p>
        {refusal.reason !== '' && <p className="text-sm">{refusal.reason}</p>}
      </div>
      {refusal.fallbacks.map((fallback) => (
        <Button key={fallback} variant="text" onPress={() => runFallback(fallback)}>
          {t(messageOf[fallback])}
        </Button>
      ))}
      {(count > 0 || conflict !== null) && (
        <Button variant="text" onPress={onShow}>
          {conflict === null ? t('showFields', { count }) : t('showConflict')}
        </Button>
      )}
    </Alert>
  );
}
