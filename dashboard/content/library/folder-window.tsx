import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { library, type MediaFolder } from '../../../calls/library.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useFolders } from '../media/use-files.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { NewFolder } from './new-folder.tsx';

const folderQueries = ['media', 'folders'];

/** A folder that can be renamed, and deleted if it is empty. */
function Folder({ folder }: { readonly folder: MediaFolder }) {
  const t = useLateTranslations();
  const [name, setName] = useState(folder.name);
  const params = { id: folder.id };
  const options = {
    about: folder.name,
    refresh: (queries: QueryClient) => queries.invalidateQueries({ queryKey: folderQueries }),
  };
  const renaming = useAction(() => callApi(library.renameFolder, { params, body: { name } }), options);
  const removing = useAction(() => callApi(library.removeFolder, { params }), {
    ...options,
    tell: ({ message }) => ({
      text: message,
      onUndo: async () => ({ text: (await callApi(library.addFolder, { body: { name: folder.name } })).message }),
    }),
  });
  const refusal = renaming.refusal ?? removing.refusal;
  return (
    <li className="grid gap-2">
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && name.trim() !== folder.name) renaming.start();
        }}
      >
        <input
          className="input min-w-0 grow basis-40"
          aria-label={t('folderName')}
          dir="auto"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          isSubmit
          size="small"
          isPending={renaming.isPending}
          isDisabled={name.trim() === '' || name.trim() === folder.name}
        >
          {t('rename')}
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={t('deleteFolder', { name: folder.name })}
          isPending={removing.isPending}
          onPress={() => removing.start()}
        >
          {t('delete')}
        </Button>
      </form>
      {refusal !== null && <Alert>{refusal.text}</Alert>}
    </li>
  );
}

/** The folders of the library: add, rename, and delete if empty. */
export function FolderWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useLateTranslations();
  const folders = useFolders();
  return (
    <Dialog title={t('folders')} onClose={onClose}>
      {folders.isPending && <Loading />}
      {folders.isError && <Retry error={folders.error} onRetry={() => void folders.refetch()} />}
      {folders.data?.length === 0 && <Empty>{t('noFolders')}</Empty>}
      <ul className="grid gap-3">
        {folders.data?.map((folder) => (
          <Folder key={folder.id} folder={folder} />
        ))}
      </ul>
      <NewFolder label={t('addFolder')} onAdded={() => undefined} />
    </Dialog>
  );
}
