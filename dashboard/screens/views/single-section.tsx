import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { RecordForm } from '../../content/forms/record-form.tsx';
import { DeleteQuestion } from '../../content/cards/delete-question.tsx';
import { useRecords } from '../../app/records/use-records.ts';
import type { SectionProps } from './item-section.tsx';
import { SectionHead } from './section-head.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

/** A section with a single record: a form that creates the record and later updates it. */
export function SingleSection({ collection, parentId }: SectionProps) {
  const t = useTranslations();
  const records = useRecords(collection, parentId);
  const [isDeleting, setIsDeleting] = useState(false);

  if (records.isPending) return <Loading />;
  if (records.isError) return <Retry error={records.error} onRetry={() => void records.refetch()} />;
  const record = records.data[0] ?? null;
  return (
    <section className="grid gap-5">
      <SectionHead collection={collection} parentId={parentId}>
        {record !== null && (
          <Button variant="danger" onPress={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
        )}
      </SectionHead>
      <RecordForm
        collection={collection}
        record={record}
        parentId={parentId}
        action={t(record === null ? 'add' : collection.screen.words.save)}
      />
      {isDeleting && record !== null && (
        <DeleteQuestion
          collection={collection}
          record={record}
          parentId={parentId}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </section>
  );
}
