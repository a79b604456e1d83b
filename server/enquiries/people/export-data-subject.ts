import type { Database } from '../../database/connect.ts';
import { readParts } from '../model/file-content.ts';
import { exportDataSubject, type DataSubject } from './find-data-subject.ts';

/**
 * Everything the site stores about one data subject as streamed JSON: as `exportDataSubject`, plus all files of the
 * conversations under `files`, in base64 by file id.
 */
export async function* exportWithFiles(
  { read }: Pick<Database, 'read'>,
  dataSubject: DataSubject,
): AsyncGenerator<string, void, undefined> {
  const known = await exportDataSubject({ read }, dataSubject);
  yield `${JSON.stringify(known).slice(0, -1)},"files":[`;
  const files = known.enquiries.flatMap(({ thread }) => thread.flatMap((reply) => reply.files));
  for (const [index, file] of files.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(file).slice(0, -1)},"content":"`;
    yield* readParts(read, file.id);
    yield '"}';
  }
  yield ']}';
}
