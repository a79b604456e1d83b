import { routes } from '../../content/routes.ts';
import { quoteQuery } from '../links/quote-query.ts';
import { useSite } from '../render/site-context.ts';

/** The id by which links open the sheet. */
export const quoteSheetId = 'quote-sheet';

/** The address of the page with the form, filled in with what this page is about. */
export function useQuoteAddress(): string {
  const { link, path } = useSite();
  return link('quote', {}, quoteQuery(path));
}

/** "Request a quote": opens the form over the page; without scripts it leads to its page. */
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
