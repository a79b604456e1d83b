import { library } from '../../calls/library.ts';
import { callMessage } from '../../language/call-messages.ts';
import { CallError } from '../http/call-error.ts';
import type { Serve } from '../http/serve.ts';
import type { MediaStore } from '../media/media-store.ts';

/** Calls for the folders of the library. */
export function serveFolders(
  serve: Serve,
  { media: { folders } }: { readonly media: Pick<MediaStore, 'folders'> },
): void {
  serve(library.folders, async () => ({ folders: await folders.list() }));

  serve(library.addFolder, async ({ body: { name }, language }) => ({
    ...(await folders.add(name)),
    message: callMessage('folderAdded', language),
  }));

  serve(library.renameFolder, async ({ params: { id }, body: { name }, language }) => ({
    ...(await folders.rename(id, name)),
    message: callMessage('itemUpdated', language),
  }));

  serve(library.removeFolder, async ({ params: { id }, language }) => {
    if (!(await folders.remove(id))) throw new CallError(409, 'folderFilled');
    return { message: callMessage('folderDeleted', language) };
  });
}
