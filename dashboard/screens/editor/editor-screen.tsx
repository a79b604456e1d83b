import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { AnsweredRecord } from '../../../calls/model/record.ts';
import { headingOf, type Screen } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { FormScopeProvider } from '../../content/forms/form-scope.ts';
import { RecordForm } from '../../content/forms/record-form.tsx';
import { OtherRecordProvider } from '../../content/pointing/other-record.ts';
import { StateMarks } from '../../content/publishing/state-marks.tsx';
import { useInArea } from '../../app/shell/current-area.tsx';
import { useTranslations } from '../../app/translations.ts';
import { Section } from '../views/section.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordOfAddress } from './record-of-address.tsx';
import { SectionIndex } from './section-index.tsx';
import './editor.css';

const PointedRecord = lazy(async () => ({
  default: (await import('../../content/forms/record-window.tsx')).PointedRecord,
}));
const LinkedFrom = lazy(async () => ({
  default: (await import('../../content/dependents/linked-from.tsx')).LinkedFrom,
}));
const PastOfRecord = lazy(async () => ({ default: (await import('./past-of-record.tsx')).PastOfRecord }));

interface EditorProps {
  readonly collection: Collection;
  readonly sections: readonly Collection[];
  readonly record: AnsweredRecord;
}

const placeOf = ({ base }: Collection): string => `section-${base}`;

function Editor({ collection, sections, record }: EditorProps) {
  const t = useTranslations();
  const language = currentLanguage();
  const [params, setParams] = useSearchParams();
  const below = sections.map((section) => (
    <FormScopeProvider key={section.base} value={section.base}>
      <div id={placeOf(section)} className="card editor-part" tabIndex={-1}>
        <Section collection={section} parentId={record.id} />
      </div>
    </FormScopeProvider>
  ));
  return (
    <div className="editor">
      <SectionIndex
        parts={[
          { place: 'section-fields', title: t('editorFields') },
          ...sections.map((section) => ({ place: placeOf(section), title: headingOf(section)[language], section })),
          { place: 'section-links', title: t('linkedFrom') },
        ]}
        parentId={record.id}
      />
      <div id="section-fields" className="editor-fields" tabIndex={-1}>
        <FormScopeProvider value={collection.base}>
          <OtherRecordProvider value={PointedRecord}>
            <RecordForm
              collection={collection}
              record={record}
              parentId={record.category_id ?? null}
              action={t(collection.screen.words.save)}
              preview={{
                isOpen: params.has('preview'),
                setOpen: (isOpen) =>
                  setParams(
                    (now) => {
                      if (isOpen) now.set('preview', '');
                      else now.delete('preview');
                      return now;
                    },
                    { replace: true },
                  ),
              }}
              below={[
                ...below,
                <div key="links" id="section-links" className="card editor-part" tabIndex={-1}>
                  <LazyBoundary fallback={<Loading />}>
                    <LinkedFrom collection={collection} id={record.id} />
                  </LazyBoundary>
                </div>,
              ]}
            />
          </OtherRecordProvider>
        </FormScopeProvider>
      </div>
    </div>
  );
}

/** A record with all its sections on one page: fields, cards, a sticky index, and the preview beside them. */
export function EditorScreen({ screen, of }: { readonly screen: Screen; readonly of: Collection }) {
  useInArea(screen.area);
  return (
    <RecordOfAddress collection={of}>
      {(record) => (
        <>
          <RecordHead collection={of} record={record}>
            <StateMarks record={record} isWhole />
            <LazyBoundary>
              <PastOfRecord collection={of} record={record} />
            </LazyBoundary>
          </RecordHead>
          <Editor collection={of} sections={screen.collections} record={record} />
        </>
      )}
    </RecordOfAddress>
  );
}
