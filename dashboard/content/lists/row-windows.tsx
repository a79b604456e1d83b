import type { Collection } from '../../../content/model/collection.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { CardMenu, DeleteQuestion, HistoryWindow, RecordWindow } from '../cards/list-windows.ts';
import { useTranslations } from '../../app/translations.ts';
import { RecordById } from './record-by-id.tsx';

interface Named {
  readonly id: number;
  readonly title: string;
}

/** The window that is open for a row. */
export type OpenRow = Named &
  (
    | { readonly what: 'edit' | 'delete' | 'history' }
    | { readonly what: 'menu'; /** The button that opened the menu. */ readonly button: HTMLElement }
  );

interface RowWindowsProps {
  readonly collection: Collection;
  readonly open: OpenRow | null;
  readonly onOpen: (open: OpenRow | null) => void;
  readonly onDuplicate: (record: Named) => void;
}

/** The windows of a table: row menu, form, history and delete confirmation. */
export function RowWindows({ collection, open, onOpen, onDuplicate }: RowWindowsProps) {
  const t = useTranslations();
  const close = () => onOpen(null);
  if (open === null) return null;
  const { id, title } = open;
  const titleOfWindow = t(open.what === 'history' ? 'history' : open.what === 'delete' ? 'delete' : 'editItem');
  return (
    <LazyBoundary onClose={close}>
      {open.what === 'menu' ? (
        <CardMenu
          button={open.button}
          label={t('moreNamed', { title })}
          actions={['duplicate', 'history', 'delete']}
          onChoose={(chosen) => {
            if (chosen === 'duplicate') onDuplicate({ id, title });
            else if (chosen !== 'moveTo') onOpen({ what: chosen, id, title });
          }}
          onClose={close}
        />
      ) : (
        <RecordById key={id} collection={collection} id={id} title={titleOfWindow} onClose={close}>
          {(record) =>
            open.what === 'edit' ? (
              <RecordWindow
                collection={collection}
                record={record}
                parentId={null}
                action={t(collection.screen.words.save)}
                onClose={close}
              />
            ) : open.what === 'delete' ? (
              <DeleteQuestion collection={collection} record={record} parentId={null} onClose={close} />
            ) : (
              <HistoryWindow collection={collection} record={record} onClose={close} />
            )
          }
        </RecordById>
      )}
    </LazyBoundary>
  );
}
