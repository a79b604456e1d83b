import type { ReactNode } from 'react';
import { headingOf } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { ShownAt } from './shown-at.tsx';
import { WrittenIn } from './written-in.tsx';
import { SectionNumber } from './section-number.tsx';

interface SectionHeadProps {
  readonly collection: Collection;
  readonly parentId: number | null;
  /** Actions for the whole section. */
  readonly children?: ReactNode;
}

/** The heading of a section, and where on the site it is shown. */
export function SectionHead({ collection, parentId, children }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="me-auto">
        <h3 className="text-lg font-medium">
          <SectionNumber number={collection.placement.number} />
          {headingOf(collection)[currentLanguage()]}
        </h3>
        <ShownAt collection={collection} recordId={parentId} />
        <WrittenIn collection={collection} parentId={parentId} />
      </div>
      {children}
    </div>
  );
}
