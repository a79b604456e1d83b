import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import {
  type PrintedText,
  type PrintedTexts,
  unprintableParts,
} from '../../../content/quotations/unprintable-parts.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { listCharacters } from './list-characters.ts';
import { useNextSnapshot } from './use-quotations.ts';

const labels = {
  name: 'offerName',
  company: 'offerCompany',
  email: 'offerEmail',
  phone: 'offerPhone',
  address: 'offerAddress',
  vatNumber: 'offerVat',
  subject: 'offerSubject',
  note: 'offerNote',
  title: 'offerItemTitle',
  detail: 'offerItemDetail',
  unit: 'offerUnit',
  delivery: 'offerDelivery',
  terms: 'offerTerms',
  bank: 'offerBank',
  seller: 'offerSeller',
} as const satisfies Record<PrintedText, LateMessage>;

interface ListProps {
  readonly quotation: Pick<WholeQuotation, 'id' | 'version'>;
  readonly typed: PrintedTexts;
}

/**
 * Lists the characters that the quotation PDF cannot show, by field, with advice; renders nothing if there are none.
 */
export function UnprintableList({ quotation, typed }: ListProps) {
  const t = useLateTranslations();
  const snapshot = useNextSnapshot(quotation);
  const parts = unprintableParts(typed, snapshot.data?.seller);
  if (parts.length === 0) return null;
  return (
    <div className="note grid gap-2">
      <p>{t('offerUnprintableList')}</p>
      <ul className="list-disc ps-5">
        {parts.map(({ text, item, characters }) => (
          <li key={`${text} ${item}`}>
            {item === null ? t(labels[text]) : t('offerUnprintableItem', { number: item + 1, text: t(labels[text]) })}:{' '}
            <bdi>{listCharacters(characters)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
