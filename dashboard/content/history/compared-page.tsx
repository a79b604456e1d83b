import { useState } from 'react';
import { collectionRegionId } from '../../../content/collection-region-id.ts';
import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import '../preview/preview.css';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { PreviewScreen, type ScreenKind } from '../preview/preview-screen.tsx';
import { showRecord } from '../preview/show-record.ts';

interface ComparedPageProps {
  readonly collection: Collection;
  readonly id: number;
  readonly parentId: number | null;
  /** The values of the record in that state, as a form would send them. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly kind: ScreenKind;
  readonly title: string;
}

/** The page of a record in an earlier state. */
export function ComparedPage({ collection, id, parentId, fields, language, kind, title }: ComparedPageProps) {
  const t = useLateTranslations();
  const [failure, setFailure] = useState<string | null>(null);
  const [arrived, setArrived] = useState('');
  const [turn, setTurn] = useState(0);
  const request = JSON.stringify({ language, base: collection.base, id, category_id: parentId, fields });
  if (failure !== null) {
    const retry = () => {
      setFailure(null);
      setTurn(turn + 1);
    };
    return (
      <Alert className="text-sm" onRetry={retry}>
        {t('previewFailed')} {failure || t('unreachable')}
      </Alert>
    );
  }
  return (
    <div className="compared-page" aria-busy={arrived !== request}>
      {arrived !== request && <Loading />}
      <PreviewScreen kind={kind}>
        <PreviewFrame
          key={`${turn} ${request}`}
          request={request}
          title={title}
          isHidden={false}
          onArrived={(frame) => {
            setArrived(request);
            showRecord(frame, { at: collectionRegionId({ base: collection.base }), name: '' }, true);
          }}
          onFailed={setFailure}
        />
      </PreviewScreen>
    </div>
  );
}
