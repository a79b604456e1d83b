import type { ReactNode } from 'react';
import type { Layout } from '../render/layout.ts';
import { readOnlyIn } from '../render/only-in.ts';
import { useSite } from '../render/site-context.ts';
import { ContactDock } from './contact-dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Popup } from './popup.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import type { QuickLink } from './quick-links.tsx';

interface Props {
  /** The data of the layout; `null` on the error page, which reads nothing. */
  readonly layout: Layout | null;
  readonly quickLinks: readonly QuickLink[];
  /** What the bar at the foot of narrow screens says of the page. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The layout around every page. */
export function Frame({ layout, quickLinks, bar, children }: Props) {
  const { t, query, language } = useSite();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Header layout={layout} quickLinks={quickLinks} />
      <main id="content" tabIndex={-1}>
        {readOnlyIn(query, language) !== undefined && (
          <div className="container-site">
            <p className="notice-line" role="status">
              {t('onlyInOther')}
            </p>
          </div>
        )}
        {children}
      </main>
      {layout && (
        <>
          <Footer layout={layout} quickLinks={quickLinks} />
          <ContactDock office={layout.office}>{bar}</ContactDock>
          <QuoteSheet />
          <Popup popup={layout.popup} />
        </>
      )}
    </>
  );
}
