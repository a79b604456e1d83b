import { lazy, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AnsweredRecord } from '../../calls/model/record.ts';
import type { Collection } from '../../content/model/collection.ts';
import { managerOf } from '../../content/derive/screens.ts';
import { currentLanguage } from '../current-language.ts';
import { RecordGrid } from '../cards/record-grid.tsx';
import { recordEditor } from '../records/record-screen.ts';
import { titleOf } from '../records/wire-record.ts';
import { useWords } from '../words.ts';
import { screens } from '../../content/screens.ts';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { Feeds } from '../views/feeds.tsx';
import { WrittenIn } from '../views/written-in.tsx';

const RecordForm = lazy(async () => ({ default: (await import('../forms/record-form.tsx')).RecordForm }));

/** Leads to a record with its sections on one page, and to the screen of its sections alone. */
function RecordLinks({ collection, record }: { readonly collection: Collection; readonly record: AnsweredRecord }) {
  const say = useWords();
  const manager = managerOf(collection, screens);
  const editor = recordEditor(collection, record.id);
  const word = say(collection.screen.words.manage);
  const title = titleOf(collection, record);
  return manager === undefined || editor === null ? null : (
    <>
      <Link to={editor} className="button small" aria-label={say('openNamed', { title })}>
        {say('openRecord')}
      </Link>
      <Link
        to={`/${manager.path.replace(':id', String(record.id))}`}
        className="button small"
        aria-label={`${word} ${title}`}
      >
        {word}
      </Link>
    </>
  );
}

/** A screen of whole records: an add form, the list, Edit in a window, Delete, and the way to their sections. */
export function ListScreen({ collection }: { readonly collection: Collection }) {
  const say = useWords();
  const [asked, setAsked] = useSearchParams();
  // In the address, so that the form can be opened from anywhere.
  const isAdding = asked.has('add');
  const setIsAdding = (isAdding: boolean) => setAsked(isAdding ? { add: '' } : {}, { replace: true });
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAdding(false);
    opener.current?.focus();
  };
  return (
    <section className="grid gap-6" data-collection={collection.base}>
      <div className="flex flex-wrap items-center gap-4">
        <div className="me-auto">
          <h2 className="text-2xl font-semibold">{collection.label[currentLanguage()]}</h2>
          <Feeds collection={collection} recordId={null} />
          <WrittenIn collection={collection} parentId={null} />
        </div>
        <Button
          // While something is added, saving it is the one thing to do.
          look={isAdding ? 'plain' : 'filled'}
          ref={opener}
          aria-expanded={isAdding}
          aria-controls="add-form"
          onPress={() => setIsAdding(!isAdding)}
        >
          {say('addNew')}
        </Button>
      </div>
      <div id="add-form" hidden={!isAdding} className="card p-5">
        {isAdding && (
          <LazyPart fallback={<Waiting />} onClose={close}>
            <RecordForm
              collection={collection}
              record={null}
              parentId={null}
              action={say('add')}
              onCancel={close}
              onSaved={close}
            />
          </LazyPart>
        )}
      </div>
      <RecordGrid
        collection={collection}
        parentId={null}
        renderActions={(record) => <RecordLinks collection={collection} record={record} />}
      />
    </section>
  );
}
