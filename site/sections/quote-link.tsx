import { routes } from '../../content/routes.ts';
import { quoteQuery } from '../links/quote-query.ts';
import { useSite } from '../render/site-context.ts';

/** Links open the quote dialog by this id. */
export const quoteSheetId = 'quote-sheet';

/** The address of the quote page with the subject of this page. */
export function useQuoteAddress(): string {
  const { link, path } = useSite();
  return link('quote', {}, quoteQuery(path));
}

/** "Request a quote": opens the form in a dialog; without scripts it leads to the quote page. */
export function QuoteLink({ className }: { readonly className: string }) {
  const { t, path } = useSite();
  const address = useQuoteAddress();
  const isHere = path === routes.quote;
  return (
    <a
      className={className}
      href={address}
      aria-current={isHere ? 'page' : undefined}
      data-opens={isHere ? undefined : quoteSheetId}
    >
      {t('requestQuote')}
    </a>
  );
}
