import { useState } from 'react';
import type { StoredFile } from '../../calls/library.ts';
import { FormServices } from '../forms/form-services.tsx';
import { useWords } from '../words.ts';
import { FileWindow } from '../media/file-window.tsx';
import { Library } from '../media/library.tsx';

/** The screen of all files. */
export function LibraryScreen() {
  const say = useWords();
  const [opened, setOpened] = useState<StoredFile | null>(null);
  return (
    <FormServices>
      <section className="grid gap-6">
        <div>
          <h2 className="text-2xl font-semibold">{say('mediaLibrary')}</h2>
          <p className="text-sm text-muted">{say('libraryIntro')}</p>
        </div>
        <Library onOpen={setOpened} />
      </section>
      {opened !== null && <FileWindow file={opened} onClose={() => setOpened(null)} />}
    </FormServices>
  );
}
