import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { Loading } from '../../../ui/loading.tsx';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useRecord } from '../../app/records/use-records.ts';
import { Failure } from '../../app/shell/failure.tsx';
import { NotFound } from '../../app/shell/not-found.tsx';
import { useTranslations } from '../../app/translations.ts';

interface Props {
  readonly collection: Collection;
  readonly children: (record: AnsweredRecord) => ReactNode;
}

function Known({ collection, id, children }: Props & { readonly id: number }) {
  const t = useTranslations();
  const record = useRecord(collection, id);
  if (record.isPending) return <Loading text={t('loadingRecord')} className="" />;
  if (record.data === undefined) {
    const isUnknown = record.error instanceof CallFailure && record.error.status === 404;
    return isUnknown ? <NotFound /> : <Failure onRetry={() => void record.refetch()} />;
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Link to={`/${collection.placement.screen}`} className="link justify-self-start">
        {t('backTo', { place: collection.label[currentLanguage()] })}
      </Link>
      {children(record.data)}
    </section>
  );
}

/** A screen about the record whose id is in the address, with a link back to the list. */
export function RecordOfAddress(props: Props) {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <Known key={id} id={Number(id)} {...props} /> : <NotFound />;
}
