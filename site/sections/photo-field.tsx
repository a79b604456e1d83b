import { mostPhotoBytes, photoName, photoTypes } from '../../content/enquiry-photo.ts';
import { issueSentence } from '../../content/issue-sentence.ts';
import type { Enquiry } from '../../content/model/enquiry.ts';
import { useSite } from '../render/site-context.ts';

/** Label and control of the picture of a form. */
export function PhotoField({ enquiry: { kind } }: { readonly enquiry: Pick<Enquiry, 'kind'> }) {
  const { t, language } = useSite();
  const id = `${kind}-${photoName}`;
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {t('wallPicture')}
        <span className="form-optional"> {t('optionalField')}</span>
      </label>
      <input
        className="form-control form-file"
        id={id}
        name={photoName}
        type="file"
        accept={photoTypes.join(',')}
        aria-describedby={`${id}-error`}
        data-most={mostPhotoBytes}
        data-refused={issueSentence({ code: 'photoRefused' }, language)}
      />
    </>
  );
}
