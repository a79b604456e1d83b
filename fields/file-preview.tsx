import { useCellServices } from './cell.ts';
import { fileAddress, isVideoName, thumbnailAddress, thumbnailSet } from './file-address.ts';
import type { Ground } from './file-field.ts';

interface PreviewProps {
  readonly name: string;
  /** What the file stands for, for those who cannot see it. */
  readonly label: string;
  readonly className?: string;
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes?: string;
  /** Shows a video or a document by its picture alone, where it is part of something that is pressed. */
  readonly isStill?: boolean;
  /** What it is drawn to stand on. */
  readonly ground?: Ground | undefined;
}

/** Logos and signs, drawn for a dark ground and shown whole. */
export const isDrawing = (name: string): boolean => /\.svg$/i.test(name);
const isDocument = (name: string): boolean => /\.pdf$/i.test(name);

const documentIcon = (
  <span className="document-sign" aria-hidden="true">
    PDF
  </span>
);

/** A document by its sign and its stored name, which opens it. */
function DocumentLink({ name }: Pick<PreviewProps, 'name'>) {
  const { t } = useCellServices();
  return (
    <a
      href={fileAddress(name)}
      target="_blank"
      rel="noreferrer"
      className="document-preview link"
      title={t('opensNewTab')}
    >
      {documentIcon}
      <bdi dir="ltr" className="wrap-anywhere">
        {name}
      </bdi>
    </a>
  );
}

/** A stored file: its small picture, its video with controls, or a link to the document. */
export function FilePreview({ name, label, className = '', sizes = '100px', isStill = false, ground }: PreviewProps) {
  if (isDocument(name)) return isStill ? documentIcon : <DocumentLink name={name} />;
  if (isVideoName(name)) {
    return (
      <video
        className={className}
        src={fileAddress(name)}
        poster={thumbnailAddress(name, 640)}
        controls={!isStill}
        muted
        preload="metadata"
        aria-label={label}
      />
    );
  }
  const fit = isDrawing(name) || ground !== undefined ? 'drawing' : '';
  return (
    <img
      className={`${className} ${fit}`}
      data-ground={ground}
      src={thumbnailAddress(name)}
      srcSet={thumbnailSet(name)}
      sizes={sizes}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  );
}
