import { replies, type ReplyFile } from '../../../calls/replies.ts';
import { formatBytes } from '../../../language/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';

interface ReplyFileLinkProps {
  readonly enquiryId: number;
  readonly file: ReplyFile;
}

/** A download link for a file of a conversation; a picture is shown above it. */
export function ReplyFileLink({ enquiryId, file: { id, name, type, bytes } }: ReplyFileLinkProps) {
  const address = addressOfCall(replies.file, { params: { id: enquiryId, file: id } });
  return (
    <>
      {type.startsWith('image/') && (
        <img className="max-h-60 max-w-full rounded-lg" src={address} alt="" loading="lazy" />
      )}
      <a className="link flex min-h-11 min-w-0 items-center gap-2 text-sm" href={address} download={name}>
        <Icon name="clip" className="size-4 shrink-0" />
        <bdi className="truncate">{name}</bdi>
        <span className="shrink-0 text-muted">{formatBytes(bytes, currentLanguage())}</span>
      </a>
    </>
  );
}
