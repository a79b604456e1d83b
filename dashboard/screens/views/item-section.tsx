import { type ReactNode, useState } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Button } from '../../../ui/button.tsx';
import { useFormScope } from '../../content/forms/form-scope.ts';
import { RecordWindow } from '../../content/forms/record-window.tsx';
import { RecordGrid } from '../../content/cards/record-grid.tsx';
import { useTranslations } from '../../app/translations.ts';
import { SectionHead } from './section-head.tsx';

export interface SectionProps {
  readonly collection: Collection;
  readonly parentId: number | null;
}

interface ItemSectionProps extends SectionProps {
  readonly renderDetail?: (record: AnsweredRecord) => ReactNode;
}

/** The default section: a heading, "+ Add New", and the records as cards. */
export function ItemSection({ collection, parentId, renderDetail }: ItemSectionProps) {
  const t = useTranslations();
  const [isAdding, setIsAdding] = useState(false);
  // If there are other forms on the page, the only filled button is the save button of one of them.
  const isAlone = useFormScope() === '';
  return (
    <section className="grid gap-5">
      <SectionHead collection={collection} parentId={parentId}>
        <Button variant={isAlone ? 'filled' : 'plain'} onPress={() => setIsAdding(true)}>
          {t('addNew')}
        </Button>
      </SectionHead>
      <RecordGrid collection={collection} parentId={parentId} {...(renderDetail && { renderDetail })} />
      {isAdding && (
        <RecordWindow
          collection={collection}
          record={null}
          parentId={parentId}
          action={t('add')}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
