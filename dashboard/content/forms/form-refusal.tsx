import type { DashboardWord } from '../../../language/dashboard-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../app/words.ts';
import type { RecordFormState } from './use-record-form.ts';
import type { WayOut } from './ways-out.ts';

const wordOf = { en: 'publishEnglishOnly', ar: 'publishArabicOnly', draft: 'saveAsDraft' } as const satisfies Record<
  WayOut,
  DashboardWord
>;

interface FormRefusalProps {
  readonly form: Pick<RecordFormState, 'refusal' | 'issues' | 'conflict' | 'takeWay'>;
  /** Leads to the first field that needs attention, or to the choice between two versions. */
  readonly onShow: () => void;
}

/** Why a form was not saved, beside the button that was pressed, and the way to what is to be done about it. */
export function FormRefusal({ form: { refusal, issues, conflict, takeWay }, onShow }: FormRefusalProps) {
  const say = useWords();
  if (refusal === null) return null;
  const count = new Set(issues.map(({ path }) => path)).size;
  return (
    <Alert look={refusal.isNote === true ? 'note' : 'refusal'} className="form-refusal">
      <div className="min-w-0 wrap-anywhere">
        <p>{refusal.text}</p>
        {refusal.reason !== '' && <p className="text-sm">{refusal.reason}</p>}
      </div>
      {refusal.ways.map((way) => (
        <Button key={way} look="text" onPress={() => takeWay(way)}>
          {say(wordOf[way])}
        </Button>
      ))}
      {(count > 0 || conflict !== null) && (
        <Button look="text" onPress={onShow}>
          {conflict === null ? say('showFields', { count }) : say('showConflict')}
        </Button>
      )}
    </Alert>
  );
}
