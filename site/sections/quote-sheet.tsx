import { routes } from '../../content/routes.ts';
import { Island } from '../islands/island.tsx';
import { QuoteSheet as QuoteSheetIsland } from '../islands/quote-sheet.tsx';
import { useSite } from '../render/site-context.ts';
import { quoteSheetId, useQuoteAddress } from './quote-link.tsx';

/** The dialog that `QuoteLink` opens. Absent on the page of the form itself. */
export function QuoteSheet() {
  const { path } = useSite();
  const address = useQuoteAddress();
  if (path === routes.quote) return null;
  return <Island name="quote" of={QuoteSheetIsland} data={{ id: quoteSheetId, address }} />;
}
