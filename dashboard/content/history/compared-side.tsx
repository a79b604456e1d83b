import type { Collection } from '../../../content/model/collection.ts';
import type { Language } from '../../../language/languages.ts';
import { Loading } from '../../../ui/loading.tsx';
import type { ScreenKind } from '../preview/preview-screen.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { ComparedPage } from './compared-page.tsx';
import { type PastOf, type RecordVersion, useRecordState } from './use-field-history.ts';

interface ComparedSideProps {
  readonly of: PastOf;
  readonly collection: Collection;
  readonly at: RecordVersion;
  readonly name: string;
  readonly language: Language;
  readonly kind: ScreenKind;
}

/** One side of the comparison: the page of the record in one state. */
export function ComparedSide({ of, collection, at, name, language, kind }: ComparedSideProps) {
  const state = useRecordState(of, at);
  if (state.isError) return <Retry error={state.error} onRetry={() => void state.refetch()} />;
  if (state.data === undefined) return <Loading />;
  return (
    <ComparedPage
      collection={collection}
      id={of.id}
      parentId={state.data.category_id}
      fields={state.data.fields}
      language={language}
      kind={kind}
      title={name}
    />
  );
}
