import { certificates as certificateRecords, clientLogos } from '../../../content/collections/index.ts';
import { formatBytes, formatDecimal } from '../../../language/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSite } from '../../render/site-context.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { Picture } from '../../sections/picture.tsx';
import type { EvidenceData } from './load-evidence.ts';

/** The words of a client with a portrait, and the size of what was built. */
function Quotation({ project }: { readonly project: NonNullable<EvidenceData['quoted']> }) {
  const { t, language, link } = useSite();
  const { id, title, quote, quoteBy, quotePortrait, area } = project;
  return (
    <figure className="evidence-quotation">
      <Picture media={quotePortrait} sizes="6rem" alt="" className="evidence-portrait" />
      <blockquote className="said">
        <LocalizedText text={quote} />
      </blockquote>
      <figcaption>
        <LocalizedText text={quoteBy} />
        {area !== null && (
          <span className="evidence-figure">{t('proofArea', { area: formatDecimal(area, language, 1) })}</span>
        )}
        <a className="more-link" href={link('project', { id, name: title.text })}>
          {t('seeProject')}
          <Icon name="arrow" className="size-4" />
        </a>
      </figcaption>
    </figure>
  );
}

/** The certificates, each a link to its document; one without a document is a text. */
function Certificates({ certificates }: Pick<EvidenceData, 'certificates'>) {
  const { t, language, upload } = useSite();
  if (certificates.length === 0) return null;
  return (
    <>
      <h3 className="heading-3">{t('certificatesTitle')}</h3>
      <ul className="evidence-certificates">
        {certificates.map(({ id, title, text, file }) => (
          <li key={id}>
            {file === null ? (
              <h4>
                <LocalizedText text={title} />
              </h4>
            ) : (
              <a href={upload(file)} type="application/pdf">
                <h4>
                  <LocalizedText text={title} />
                </h4>
                <span className="evidence-size">
                  <bdi>PDF</bdi> · <bdi>{formatBytes(file.bytes, language)}</bdi>
                </span>
              </a>
            )}
            <p>
              <LocalizedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why to trust the company: its clients, what one of them says, and its certificates. */
export function Evidence({ evidence: { clients, quoted, certificates } }: { readonly evidence: EvidenceData }) {
  const { t } = useSite();
  if (clients.length === 0 && quoted === null && certificates.length === 0) return null;
  return (
    <section className="section container-site evidence" aria-labelledby="evidence">
      <h2 className="heading-2" id="evidence">
        {t('clientsTitle')}
      </h2>
      <CollectionRegion from={clientLogos}>
        {clients.length > 0 && (
          <ul className="evidence-clients">
            {clients.map(({ id, title, icon }) => (
              <li key={id}>
                {icon === null ? (
                  <LocalizedText text={title} />
                ) : (
                  <Picture media={icon} sizes="10rem" alt={title.text} className="client-logo" />
                )}
              </li>
            ))}
          </ul>
        )}
      </CollectionRegion>
      {quoted !== null && <Quotation project={quoted} />}
      <CollectionRegion from={certificateRecords}>
        <Certificates certificates={certificates} />
      </CollectionRegion>
    </section>
  );
}
