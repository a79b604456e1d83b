import { useEffect, useState } from 'react';
import { fetchPage } from '../elements/fetch-page.ts';
import { CloseButton } from './close-button.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { islandIn, readPage } from './read-page.ts';
import { TellMore } from './tell-more.tsx';
import { useClosedBeside } from './use-closed-beside.ts';
import type { EnquiryData } from './use-enquiry.ts';

interface Props {
  readonly id: string;
  /** The page that contains the form. */
  readonly address: string;
}

interface Sent {
  readonly thanks: string;
  readonly addsTo: string | undefined;
}

const unsent: Sent = { thanks: '', addsTo: undefined };

interface FoundForm extends WithSlots {
  readonly data: EnquiryData;
}

/** Fetches the form from its page. If that fails, the browser navigates to the page. */
function useForm(address: string): FoundForm | undefined {
  const [form, setForm] = useState<FoundForm>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchPage(new URL(address, location.href), leaving.signal)
      .then((html) => setForm(islandIn(readPage(html ?? '').page, 'enquiry')))
      .catch(() => {
        if (!leaving.signal.aborted) location.assign(address);
      });
    return () => leaving.abort();
  }, [address]);
  return form;
}

/**
 * The quote request form in a modal dialog that links open by its id. The island is hydrated and the form fetched once
 * the dialog is open.
 */
export function QuoteSheet({ id, address }: Props & WithSlots) {
  const { t } = useIsland();
  const form = useForm(address);
  const [{ thanks, addsTo }, setSent] = useState<Sent>(unsent);
  const closedBeside = useClosedBeside();
  return (
    <dialog
      className="page-window quote-sheet"
      id={id}
      aria-labelledby={`${id}-title`}
      onClose={() => setSent(unsent)}
      {...closedBeside}
    >
      <div className="page-window-inside">
        <div className="page-window-head">
          <h2 className="heading-3" id={`${id}-title`}>
            {t('requestQuote')}
          </h2>
          <CloseButton />
        </div>
        {thanks === '' && <p className="quote-lead">{t('quoteLead')}</p>}
        <p className="form-alert" role="status" data-good="">
          {thanks}
        </p>
        <TellMore moreAt={form?.data.moreAt} addsTo={addsTo} />
        {form === undefined ? (
          <p className="quote-waiting">
            <a className="form-link" href={address}>
              {t('quoteOnPage')}
            </a>
          </p>
        ) : (
          thanks === '' && (
            <EnquiryForm
              {...form.data}
              slots={form.slots}
              onSent={(words, token) => setSent({ thanks: words, addsTo: token })}
            />
          )
        )}
      </div>
    </dialog>
  );
}
