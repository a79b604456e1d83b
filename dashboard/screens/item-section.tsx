import { type ReactNode, useState } from 'react';
import type { Collection } from '../../content/model/collection.ts';
import { currentLanguage } from '../current-language.ts';
import { RecordWindow } from '../forms/record-window.tsx';
import { RecordGrid } from '../records/record-grid.tsx';
import type { WireRecord } from '../records/wire-record.ts';
import { useWords } from '../words.ts';
import { Feeds } from './feeds.tsx';

export interface SectionProps {
  readonly collection: Collection;
  readonly parentId: number | null;
}

interface ItemSectionProps extends SectionProps {
  readonly renderDetail?: (record: WireRecord) => ReactNode;
}

/** The section that most collections have: a heading, "+ Add New", and the items as cards. */
export function ItemSection({ collection, parentId, renderDetail }: ItemSectionProps) {
  const say = useWords();
  const [isAdding, setIsAdding] = useState(false);
  const { placement, label } = collection;
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <div className="me-auto">
          <h3 className="text-lg font-medium">{(placement.section ?? label)[currentLanguage()]}</h3>
          <Feeds collection={collection} recordId={parentId} />
        </div>
        <button type="button" className="button primary" onClick={() => setIsAdding(true)}>
          {say('addNew')}
        </button>
      </div>
      <RecordGrid collection={collection} parentId={parentId} {...(renderDetail && { renderDetail })} />
      {isAdding && (
        <RecordWindow
          collection={collection}
          record={null}
          parentId={parentId}
          action={say('add')}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
