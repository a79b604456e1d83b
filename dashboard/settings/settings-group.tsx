import { useState } from 'react';
import { settingsId } from '../../content/is-settings-group.ts';
import type { Collection } from '../../content/model/collection.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { HistoryWindow } from '../history/history-window.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useRecord } from '../records/use-records.ts';
import { SectionHead } from '../views/section-head.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { below } from './below.ts';
import { Waiting } from '../shell/waiting.tsx';

/** One group of settings: where it shows, its form and its history. */
export function SettingsGroup({ group }: { readonly group: Collection }) {
  const say = useWords();
  const notify = useNotify();
  const record = useRecord(group, settingsId);
  const [isHistory, setIsHistory] = useState(false);
  const Below = group.screen.below && below[group.screen.below];
  if (record.isPending) return <Waiting />;
  if (record.isError) return <Retry error={record.error} onRetry={() => void record.refetch()} />;
  return (
    <div className="grid gap-5">
      <SectionHead collection={group} parentId={null}>
        <button type="button" className="button" onClick={() => setIsHistory(true)}>
          {say('history')}
        </button>
      </SectionHead>
      <RecordForm
        collection={group}
        record={record.data}
        parentId={null}
        action={say('settingsSave')}
        onSaved={({ message, undo }) => notify({ text: message, undo })}
      />
      {Below && <Below />}
      {isHistory && <HistoryWindow collection={group} record={record.data} onClose={() => setIsHistory(false)} />}
    </div>
  );
}
