import { useState } from 'react';
import { RecordForm } from '../forms/record-form.tsx';
import type { FieldGroup } from '../forms/record-fields.tsx';
import { useNotify } from '../notices/notices.tsx';
import { DeleteQuestion } from '../cards/delete-question.tsx';
import { useRecords } from '../records/use-records.ts';
import type { SectionProps } from './item-section.tsx';
import { SectionHead } from './section-head.tsx';
import { Retry } from '../shell/retry.tsx';
import { useWords } from '../words.ts';
import { Waiting } from '../shell/waiting.tsx';

const ofProduct = (number: 1 | 2) => (name: string) => name.startsWith(`product${number}`);
const ofNoProduct = (name: string): boolean => !ofProduct(1)(name) && !ofProduct(2)(name);

/** A section with a single record: one form in place, which adds the record and from then on changes it. */
export function HeroSection({ collection, parentId }: SectionProps) {
  const say = useWords();
  const notify = useNotify();
  const records = useRecords(collection, parentId);
  const [isDeleting, setIsDeleting] = useState(false);

  if (records.isPending) return <Waiting />;
  if (records.isError) return <Retry error={records.error} onRetry={() => void records.refetch()} />;
  const record = records.data[0] ?? null;
  const groups: readonly FieldGroup[] = [
    { title: say('heroGroup'), has: ofNoProduct },
    { title: say('productGroup', { number: 1 }), has: ofProduct(1) },
    { title: say('productGroup', { number: 2 }), has: ofProduct(2) },
  ];
  return (
    <section className="grid gap-5">
      <SectionHead collection={collection} parentId={parentId}>
        {record !== null && (
          <button type="button" className="button" onClick={() => setIsDeleting(true)}>
            {say('delete')}
          </button>
        )}
      </SectionHead>
      <RecordForm
        collection={collection}
        record={record}
        parentId={parentId}
        action={say(record === null ? 'add' : 'update')}
        groups={groups}
        onSaved={({ message, undo }) => notify({ text: message, undo })}
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
