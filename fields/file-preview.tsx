import { useCellServices } from './cell.ts';
import { fileAddress, isVideoName, thumbnailAddress, thumbnailSet } from './file-address.ts';
import type { Ground } from './file-field.ts';

interface PreviewProps {
  readonly name: string;
  /** Accessible name of the file. */
  readonly label: string;
  readonly className?: string;
  /** The `sizes` of the image. */
  readonly sizes?: string;
  /** Shows only the picture of a video or document, for use within a button or link. */
  readonly isStill?: boolean;
  /** The background that it is designed for. */
  readonly ground?: Ground | undefined;
}

/** Logos and icons, designed for a dark background and shown uncropped. */
export const isDrawing = (name: string): boolean => /\.svg$/i.test(name);
const isDocument = (name: string): boolean => /\.pdf$/i.test(name);

const documentIcon = (
  <span className="document-sign" aria-hidden="true">
    PDF
  </span>
);

/** A link to a document with its icon and stored name. */
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

/** A stored file: its thumbnail, its video with controls, or a link to the document. */
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
