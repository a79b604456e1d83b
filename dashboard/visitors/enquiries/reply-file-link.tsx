import { replies, type ReplyFile } from '../../../calls/replies.ts';
import { formatBytes } from '../../../language/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { addressOfCall } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';

interface ReplyFileLinkProps {
  readonly enquiryId: number;
  readonly file: ReplyFile;
}

/** A download link for a file of a conversation. */
export function ReplyFileLink({ enquiryId, file: { id, name, bytes } }: ReplyFileLinkProps) {
  return (
    <a
      className="link flex min-h-11 min-w-0 items-center gap-2 text-sm"
      href={addressOfCall(replies.file, { params: { id: enquiryId, file: id } })}
      download={name}
    >
      <Icon name="clip" className="size-4 shrink-0" />
      <bdi className="truncate">{name}</bdi>
      <span className="shrink-0 text-muted">{formatBytes(bytes, currentLanguage())}</span>
    </a>
  );
}
