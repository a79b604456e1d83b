import { Button } from '../ui/button.tsx';
import { formatBytes } from '../language/format.ts';
import { useInputServices } from './input.ts';
import type { RunningUpload } from './use-upload.ts';

interface ProgressProps {
  readonly upload: RunningUpload;
  readonly onCancel: () => void;
}

/** The progress of an upload in bytes and percent, with a button to cancel it. */
export function UploadProgress({ upload: { fileName, bytes, share }, onCancel }: ProgressProps) {
  const { language, t } = useInputServices();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <bdi className="truncate">{fileName}</bdi>
        <span className="text-muted">
          {t('arrivedOf', { arrived: formatBytes(bytes * share, language), all: formatBytes(bytes, language) })}
        </span>
        <span className="text-muted">{t('percent', { number: Math.round(share * 100) })}</span>
        <Button variant="text" onPress={onCancel}>
          {t('cancelUpload')}
        </Button>
      </p>
      <progress className="upload-bar" max={1} value={share} aria-label={`${t('uploading')} ${fileName}`} />
    </div>
  );
}
