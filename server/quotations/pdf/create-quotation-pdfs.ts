import { formatQuotation } from '../../../content/derive/format-quotation.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { brandColours } from '../../../content/brand-colours.ts';
import type { Country } from '../../../content/countries.ts';
import type { QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import { toPrintable } from '../../../content/quotations/unprintable.ts';
import { companySettings } from '../../../content/settings.ts';
import type { Language } from '../../../language/languages.ts';
import { offerMessages } from '../../../language/offer-messages.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationVersionRow } from '../../database/tables.ts';
import { busy } from '../../http/call-error.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { snapshotOf } from '../rows/quotation-row.ts';
import { type Typesetter, TypesettingError, type TypesetTask } from '../../typesetting/typesetter.ts';

/** PDFs of quotations. */
export interface QuotationPdfs {
  /** Renders a quotation as a PDF. @throws TypesettingError */
  pdf(snapshot: QuotationSnapshot): Promise<Buffer>;
  /** The PDF of a sent version, which is rendered once and never changes. @throws TypesettingError */
  versionPdf(version: SentVersion): Promise<Buffer>;
  /** The file name of the PDF. */
  fileName(snapshot: QuotationSnapshot): string;
}

/** The row of a sent version. */
type SentVersion = Pick<QuotationVersionRow, 'offer_id' | 'version' | 'sheet'>;

export interface PdfSources {
  readonly database: Database;
  readonly typesetter: Typesetter;
  readonly media: Pick<MediaStore, 'printed'>;
  readonly reader: (language: Language, country: Country) => Reader;
  /** The site's origin, without a trailing slash. */
  readonly publicUrl: string | undefined;
}

/** Pixels: twice the screen resolution for 18 mm, and for a logo 11 mm high. */
const pictureWidth = 240;
const logoWidth = 640;

/** Maximum number of cached drafts, so that opening one again takes no time. */
const mostHeld = 12;

/** The logo for a light background, or null. */
async function readLogo({ media }: PdfSources, content: Reader) {
  const { logoOnLight } = await content.settings(companySettings);
  return logoOnLight === null ? null : media.printed(logoOnLight.name, logoWidth);
}

async function readPictures({ media }: PdfSources, names: readonly string[]) {
  const printed = await Promise.all(
    [...new Set(names)].map(async (name, place) => {
      const picture = await media.printed(name, pictureWidth);
      return picture === null
        ? []
        : [{ of: name, name: `picture-${place}.${picture.extension}`, content: picture.content }];
    }),
  );
  return printed.flat();
}

async function toTask(sources: PdfSources, snapshot: QuotationSnapshot): Promise<TypesetTask> {
  const formatted = formatQuotation(snapshot);
  const { language } = formatted;
  const content = sources.reader(language, snapshot.content.country);
  const { accent } = await content.settings(companySettings);
  const logo = await readLogo(sources, content);
  const pictures = await readPictures(
    sources,
    formatted.items.flatMap(({ picture }) => (picture === null ? [] : [picture])),
  );
  const fileOf = new Map(pictures.map(({ of, name }) => [of, name]));
  const t = offerMessages(language);
  const logoFile = logo === null ? null : `logo.${logo.extension}`;
  const site = sources.publicUrl?.replace(/^https?:\/\//, '');
  const data = {
    ...formatted,
    accent: accent === '' ? brandColours.accent : accent,
    logo: logoFile === null ? null : { file: logoFile, alt: formatted.seller.name },
    short: site === undefined ? [] : [{ text: site, ltr: true }],
    running: `${formatted.title} · ${formatted.seller.name}`,
    pageWord: t('offerPage'),
    ofWord: t('offerOf'),
    items: formatted.items.map((item) => {
      const file = item.picture === null ? undefined : fileOf.get(item.picture);
      return { ...item, picture: file === undefined ? null : { file, alt: item.title } };
    }),
  };
  return {
    template: 'quotation',
    data: JSON.stringify(data, (_key, value) => (typeof value === 'string' ? toPrintable(value) : value)),
    files: [
      ...pictures.map(({ name, content }) => ({ name, content })),
      ...(logo === null || logoFile === null ? [] : [{ name: logoFile, content: logo.content }]),
    ],
    writtenAt: Date.parse(`${snapshot.issuedOn}T00:00:00Z`) / 1000,
  };
}

/** Stores the PDF of a version, unless its customer was erased while it was rendered. */
const storePdf = (
  { database }: PdfSources,
  { offer_id, version, sheet: snapshot }: SentVersion,
  pdf: Buffer,
): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('offer_version')
      .select('sheet')
      .where('offer_id', '=', offer_id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (row?.sheet !== snapshot) return;
    await tx
      .insertInto('offer_pdf')
      .values({ offer_id, version, content: pdf.toString('base64') })
      .onConflict((conflict) => conflict.columns(['offer_id', 'version']).doNothing())
      .execute();
  });

/** Renders quotations with the brand in the settings. Caches the last drafts and stores sent versions. */
export function createQuotationPdfs(sources: PdfSources): QuotationPdfs {
  const cached = new Map<string, Promise<Buffer>>();
  const rendering = new Map<string, Promise<Buffer>>();

  async function pdf(snapshot: QuotationSnapshot): Promise<Buffer> {
    const task = await toTask(sources, snapshot);
    const key = JSON.stringify([task.data, task.files.map(({ content }) => content.length)]);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const made = sources.typesetter.typeset(task);
    cached.set(key, made);
    made.catch(() => cached.delete(key));
    const [oldest] = cached.keys();
    if (cached.size > mostHeld && oldest !== undefined) cached.delete(oldest);
    return made;
  }

  async function storedPdf({ offer_id, version }: SentVersion): Promise<Buffer | null> {
    const row = await sources.database.read
      .selectFrom('offer_pdf')
      .select('content')
      .where('offer_id', '=', offer_id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : Buffer.from(row.content, 'base64');
  }

  async function renderVersion(version: SentVersion): Promise<Buffer> {
    const stored = await storedPdf(version);
    if (stored !== null) return stored;
    const rendered = await pdf(snapshotOf(version));
    await storePdf(sources, version, rendered);
    return rendered;
  }

  return {
    pdf,
    versionPdf(version) {
      // The key contains the snapshot, because it changes when a customer is erased.
      const key = JSON.stringify([version.offer_id, version.version, version.sheet]);
      const begun = rendering.get(key) ?? renderVersion(version).finally(() => rendering.delete(key));
      rendering.set(key, begun);
      return begun;
    },
    fileName: ({ number, version }) => `${number ?? 'draft'}${version === 1 ? '' : `-v${version}`}.pdf`,
  };
}

/** A PDF for a user who waits for it. @throws CallError 503 if too many are waiting */
export const waitedFor = (pdf: Promise<Buffer>): Promise<Buffer> =>
  pdf.catch((error: unknown) => {
    throw error instanceof TypesettingError && error.reason === 'busy' ? busy(5) : error;
  });
