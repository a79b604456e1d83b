import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { lists, type SavedView } from '../../../calls/lists.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useTranslations } from '../../app/translations.ts';
import { useListTranslations } from '../cards/list-translations.ts';

const saveView = (collection: string, { name, address }: Omit<SavedView, 'id'>) =>
  callApi(lists.keepView, { params: { collection }, body: { name, address } });
const drop = (collection: string, id: number) => callApi(lists.dropView, { params: { collection, id } });

interface SavedViewsProps {
  /** The slug of the collection. */
  readonly base: string;
  /** The current view as query parameters. */
  readonly address: string;
}

function NameWindow({ base, address, onClose }: SavedViewsProps & { readonly onClose: () => void }) {
  const t = useTranslations();
  const tList = useListTranslations();
  const [name, setName] = useState('');
  const save = useAction((written: string) => saveView(base, { name: written, address }), {
    about: name,
    tell: ({ message, view }) => ({
      text: message,
      onUndo: async (): Promise<Notice> => ({ text: (await drop(base, view.id)).message }),
    }),
    onDone: onClose,
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.start(name.trim());
  }
  return (
    <Dialog title={tList('viewSave')} size="small" onClose={onClose}>
      <form className="grid gap-5" aria-busy={save.isPending} onSubmit={submit}>
        <Field label={tList('viewName')}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              maxLength={60}
              required
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          )}
        </Field>
        {save.refusal !== null && <Alert onRetry={save.retry}>{save.refusal.text}</Alert>}
        <div className="form-end">
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="filled" isSubmit isPending={save.isPending} isDisabled={name.trim() === ''}>
            {tList('viewSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The saved views of a list, and saving the current one under a name. */
export function SavedViews({ base, address }: SavedViewsProps) {
  const tList = useListTranslations();
  const [isNaming, setIsNaming] = useState(false);
  const views = useQuery({
    queryKey: ['records', base, 'views'],
    queryFn: ({ signal }) => callApi(lists.views, { params: { collection: base }, signal }),
  });
  const remove = useAction((view: SavedView) => drop(base, view.id), {
    about: ({ name }) => name,
    refuse: 'notice',
    tell: ({ message, view }) => ({
      text: message,
      onUndo: async (): Promise<Notice> => ({ text: (await saveView(base, view)).message }),
    }),
  });
  const savedViews = views.data ?? [];
  return (
    <nav aria-label={tList('viewsNamed')} className="flex flex-wrap items-center gap-2">
      {savedViews.map((view) => (
        <span key={view.id} className="saved-view">
          <Link
            to={{ search: view.address }}
            className="pill"
            aria-current={view.address === address ? 'true' : undefined}
          >
            <bdi>{view.name}</bdi>
          </Link>
          <Button
            variant="icon"
            aria-label={tList('viewDelete', { name: view.name })}
            isPending={remove.isPending}
            onPress={() => remove.start(view)}
          >
            <Icon name="close" className="size-4" />
          </Button>
        </span>
      ))}
      {savedViews.every((view) => view.address !== address) && (
        <Button variant="text" onPress={() => setIsNaming(true)}>
          {tList('viewSave')}
        </Button>
      )}
      {isNaming && <NameWindow base={base} address={address} onClose={() => setIsNaming(false)} />}
    </nav>
  );
}
