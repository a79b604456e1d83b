import { library } from '../../calls/library.ts';
import type { AnswerOf } from '../../calls/model/call.ts';
import { ask } from '../ask.ts';
import { UploadNotices } from './upload-notices.tsx';

interface StoredNoticesProps {
  readonly file: AnswerOf<typeof library.add.answer>;
  readonly onSettled: (isTaken: boolean) => void;
}

/** The notices of a file that came into the library. One that must be confirmed is outside it until then. */
export function StoredNotices({ file: { id, original_name: name, notices }, onSettled }: StoredNoticesProps) {
  return (
    <UploadNotices
      name={name}
      notices={notices}
      take={() => ask(library.putBack, { body: { ids: [id] } })}
      leave={() => ask(library.remove, { params: { id } })}
      onSettled={onSettled}
    />
  );
}
