import { useInputServices } from './input.ts';

interface PreviewProps {
  readonly name: string;
  /** What the file stands for, for those who cannot see it. */
  readonly label: string;
  readonly className?: string;
}

const isVideo = (name: string): boolean => /\.(?:mp4|webm|ogv|ogg)$/i.test(name);
const isDocument = (name: string): boolean => /\.pdf$/i.test(name);

/** A stored file: its picture, its video with controls, or a link to the document. */
export function FilePreview({ name, label, className = '' }: PreviewProps) {
  const { say } = useInputServices();
  const address = `/uploads/${encodeURIComponent(name)}`;
  if (isVideo(name)) {
    return <video className={className} src={address} controls muted preload="metadata" aria-label={label} />;
  }
  if (isDocument(name)) {
    return (
      <a href={address} target="_blank" rel="noreferrer" className="link" title={say('opensNewTab')}>
        <bdi dir="ltr">{name}</bdi>
      </a>
    );
  }
  const fit = /\.svg$/i.test(name) ? 'object-contain bg-[#0d1324]' : '';
  return <img className={`${className} ${fit}`} src={address} alt={label} loading="lazy" decoding="async" />;
}
