import { useState } from 'react';
import { library, type MediaFolder } from '../../../calls/library.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';

interface NewFolderProps {
  /** The label of the button. */
  readonly label: string;
  readonly onAdded: (folder: MediaFolder) => void;
}

/** Adds a folder. */
export function NewFolder({ label, onAdded }: NewFolderProps) {
  const t = useLateTranslations();
  const [name, setName] = useState('');
  const adding = useAction(() => callApi(library.addFolder, { body: { name } }), {
    about: name,
    tell: () => null,
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media', 'folders'] }),
    onDone: (folder) => {
      setName('');
      onAdded(folder);
    },
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') adding.start();
      }}
    >
      <div className="flex flex-wrap gap-2">
        <input
          className="input min-w-0 grow basis-40"
          aria-label={t('newFolder')}
          placeholder={t('newFolder')}
          dir="auto"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button isSubmit isPending={adding.isPending} isDisabled={name.trim() === ''}>
          {label}
        </Button>
      </div>
      {adding.refusal !== null && (
        <Alert>{adding.refusal.issues.length > 0 ? t('folderTaken') : adding.refusal.text}</Alert>
      )}
    </form>
  );
}
