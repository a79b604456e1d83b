import { library } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import { callApi } from '../../app/call-api.ts';
import { DrawingComparison } from './drawing-comparison.tsx';
import { UploadNotices } from './upload-notices.tsx';

interface StoredNoticesProps {
  readonly file: AnswerOf<typeof library.add.answer>;
  /** The uploaded file. */
  readonly sent: Blob;
  readonly onSettled: (isTaken: boolean) => void;
}

/** The notices of an uploaded file. A file that must be confirmed is not in the library until then. */
export function StoredNotices({ file, sent, onSettled }: StoredNoticesProps) {
  const { id, original_name: name, notices } = file;
  return (
    <UploadNotices
      name={name}
      notices={notices}
      picture={<DrawingComparison sent={sent} name={file.name} />}
      take={() => callApi(library.putBack, { body: { ids: [id] } })}
      leave={() => callApi(library.remove, { params: { id } })}
      onSettled={onSettled}
    />
  );
}
