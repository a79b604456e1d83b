import type { ReactNode } from 'react';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { thumbnailAddress } from '../../../fields/file-address.ts';
import { pictureOf } from '../../app/records/picture-of.ts';
import { textOf, titleOf } from '../../app/records/api-record.ts';
import { ShownAt } from '../views/shown-at.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

interface RecordHeadProps {
  readonly collection: Collection;
  readonly record: AnsweredRecord;
  /** Links and actions. */
  readonly children?: ReactNode;
}

/** The picture and title of a record, and where on the site it is shown. */
export function RecordHead({ collection, record, children }: RecordHeadProps) {
  const picture = pictureOf(collection, record);
  const subtitle = textOf(record['subtitle']);
  return (
    <header className="flex flex-wrap items-center gap-4">
      {picture !== null && <img src={thumbnailAddress(picture)} alt="" className="size-16 rounded-xl object-cover" />}
      <div className="me-auto min-w-0">
        <ScreenTitle>
          <bdi>{titleOf(collection, record)}</bdi>
        </ScreenTitle>
        {subtitle !== '' && (
          <p className="text-muted">
            <bdi>{subtitle}</bdi>
          </p>
        )}
        <ShownAt collection={collection} recordId={record.id} />
      </div>
      {children}
    </header>
  );
}
