import { Link, useParams } from 'react-router';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Screen } from '../../content/derive/screens.ts';
import type { Collection } from '../../content/model/collection.ts';
import { cellOf } from '../../fields/cells.ts';
import { wireName } from '../../fields/field.ts';
import { thumbnailAddress } from '../../fields/file-address.ts';
import { namesOf } from '../../fields/file-value.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { CallFailure } from '../call-failure.ts';
import { currentLanguage } from '../current-language.ts';
import { useRecord } from '../records/use-records.ts';
import { textOf, titleOf } from '../records/wire-record.ts';
import { Failure } from '../shell/failure.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { useWords } from '../words.ts';
import { Feeds } from '../views/feeds.tsx';
import { Sections } from './sections.tsx';

/** The picture that a record is known by. */
function pictureOf({ fields }: Collection, record: AnsweredRecord): string | null {
  const pictures = Object.entries(fields).filter(([, field]) => cellOf(field).place === 'picture');
  const names = pictures.map(([name, field]) => namesOf(record[wireName(name, field)]));
  const first = names.find(({ shared, en, ar }) => (shared ?? en ?? ar) !== null);
  return first === undefined ? null : (first[currentLanguage()] ?? first.shared ?? first.en ?? first.ar);
}

function Head({ collection, record }: { readonly collection: Collection; readonly record: AnsweredRecord }) {
  const picture = pictureOf(collection, record);
  const subtitle = textOf(record['subtitle']);
  return (
    <header className="flex flex-wrap items-center gap-4">
      {picture !== null && <img src={thumbnailAddress(picture)} alt="" className="size-16 rounded-xl object-cover" />}
      <div>
        <h2 className="text-2xl font-semibold">
          <bdi>{titleOf(collection, record)}</bdi>
        </h2>
        {subtitle !== '' && (
          <p className="text-muted">
            <bdi>{subtitle}</bdi>
          </p>
        )}
        <Feeds collection={collection} recordId={record.id} />
      </div>
    </header>
  );
}

interface ManagerProps {
  readonly of: Collection;
  readonly id: number;
  readonly collections: readonly Collection[];
}

function Manager({ of, id, collections }: ManagerProps) {
  const say = useWords();
  const record = useRecord(of, id);
  if (record.isPending) return <Waiting text={say('loadingRecord')} className="" />;
  if (record.data === undefined) {
    const isUnknown = record.error instanceof CallFailure && record.error.status === 404;
    return isUnknown ? <NotFound /> : <Failure onRetry={() => void record.refetch()} />;
  }
  return (
    <section className="grid gap-6">
      <Link to={`/${of.placement.screen}`} className="link justify-self-start">
        {say('backTo', { place: of.label[currentLanguage()] })}
      </Link>
      <Head collection={of} record={record.data} />
      <Sections collections={collections} parentId={id} />
    </section>
  );
}

/** The sections of one record, below its picture and its name. */
export function ManagerScreen({ of, collections }: Pick<Screen, 'collections'> & { readonly of: Collection }) {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? (
    <Manager key={id} of={of} id={Number(id)} collections={collections} />
  ) : (
    <NotFound />
  );
}
