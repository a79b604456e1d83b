import { settingsId } from '../../../content/is-settings-group.ts';
import { replySettings } from '../../../content/settings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { RecordWindow } from '../../content/forms/record-window.tsx';
import { useRecord } from '../../app/records/use-records.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

/** Edits the reply templates in both languages. */
export function TemplateWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useLateTranslations();
  const templates = useRecord(replySettings, settingsId);
  if (templates.isSuccess)
    return (
      <RecordWindow
        collection={replySettings}
        record={templates.data}
        parentId={null}
        action={t('saveChanges')}
        title={replySettings.label[currentLanguage()]}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={replySettings.label[currentLanguage()]} onClose={onClose}>
      {templates.isPending && <Loading />}
      {templates.isError && <Retry error={templates.error} onRetry={() => void templates.refetch()} />}
    </Dialog>
  );
}
