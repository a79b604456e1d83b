import { useCellServices } from './cell.ts';
import { fileAddress, isModelName, isVideoName, thumbnailAddress, thumbnailSet } from './file-address.ts';
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
/** The sign of a file that has no picture; `undefined` for pictures and videos. */
const signOf = (name: string): string | undefined =>
  /\.pdf$/i.test(name) ? 'PDF' : isModelName(name) ? '3D' : undefined;

const Sign = ({ sign }: { readonly sign: string }) => (
  <span className="document-sign" aria-hidden="true">
    {sign}
  </span>
);

/** A link to a document or model with its sign and stored name. */
function DocumentLink({ name, sign }: Pick<PreviewProps, 'name'> & { readonly sign: string }) {
  const { t } = useCellServices();
  return (
    <a
      href={fileAddress(name)}
      target="_blank"
      rel="noreferrer"
      className="document-preview link"
      title={t('opensNewTab')}
    >
      <Sign sign={sign} />
      <bdi dir="ltr" className="wrap-anywhere">
        {name}
      </bdi>
    </a>
  );
}

/** A stored file: its thumbnail, its video with controls, or a link to the document. */
export function FilePreview({ name, label, className = '', sizes = '100px', isStill = false, ground }: PreviewProps) {
  const sign = signOf(name);
  if (sign !== undefined) return isStill ? <Sign sign={sign} /> : <DocumentLink name={name} sign={sign} />;
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
