import { useState } from 'react';
import { settingsId } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RecordForm } from '../../content/forms/record-form.tsx';
import { HistoryWindow } from '../../content/history/history-window.tsx';
import { useRecord } from '../../app/records/use-records.ts';
import { SectionHead } from '../../screens/views/section-head.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { below } from './below.ts';

/** A settings group: where it is shown on the site, its form and its history. */
export function SettingsGroup({ group }: { readonly group: Collection }) {
  const t = useTranslations();
  const record = useRecord(group, settingsId);
  const [isHistory, setIsHistory] = useState(false);
  const Below = group.screen.below && below[group.screen.below];
  if (record.isPending) return <Loading />;
  if (record.isError) return <Retry error={record.error} onRetry={() => void record.refetch()} />;
  return (
    <div className="grid gap-5">
      <SectionHead collection={group} parentId={null}>
        <Button onPress={() => setIsHistory(true)}>{t('history')}</Button>
      </SectionHead>
      <RecordForm collection={group} record={record.data} parentId={null} action={t('settingsSave')} />
      {Below && <Below />}
      {isHistory && <HistoryWindow collection={group} record={record.data} onClose={() => setIsHistory(false)} />}
    </div>
  );
}
