import { fillRoute, href } from '../../../content/routes.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { CopyLink } from '../../islands/copy-link.tsx';
import { Island } from '../../islands/island.tsx';
import { planQuery } from '../../planner/plan.ts';
import { useSite } from '../../render/site-context.ts';
import { Isolate } from '../../sections/isolate.tsx';
import { PrintButton } from '../../sections/print-button.tsx';
import { SpecTable } from './spec-table.tsx';
import type { PlannerPage } from './load.ts';
import { ExampleSpecs } from './plan-example.tsx';
import { SheetContacts } from './sheet.tsx';

/** Links that send the address of a plan. */
function ShareLinks({ address }: { readonly address: string }) {
  const { t } = useSite();
  const chat = `https://wa.me/?text=${encodeURIComponent(`${t('planShared')} ${address}`)}`;
  const email = `mailto:?subject=${encodeURIComponent(t('planShared'))}&body=${encodeURIComponent(address)}`;
  return (
    <div className="plan-share">
      <span className="plan-note">{t('planShare')}</span>
      <Island name="copy" of={CopyLink} data={{ address }} />
      <a className="button-quiet" href={chat} target="_blank" rel="noopener">
        {t('whatsapp')}
        <span className="sr-only"> {t('opensInNewTab')}</span>
      </a>
      <a className="button-quiet" href={email}>
        {t('email')}
      </a>
    </div>
  );
}

/** The figures of the walls, and ways to continue. */
export function PlanSpecs({ data, example }: PlannerPage) {
  const site = useSite();
  const { t, origin, language } = site;
  const query = planQuery(data.plan).toString();
  const shared = `${origin}/${language}${href('planner', {}, query)}`;
  if (data.variants.length === 0) return example !== null && <ExampleSpecs data={example} />;
  return (
    <>
      <SpecTable data={data} />
      <div className="plan-ways">
        <p className="plan-quote">
          <a className="button" href={site.href(fillRoute('register', {}, new URLSearchParams({ plan: query })))}>
            {t('planQuote')}
          </a>
        </p>
        <p className="plan-note plan-quote">{t('planQuoteText')}</p>
        <PrintButton className="button-quiet" label={t('print')} />
        <ShareLinks address={shared} />
        <p className="sheet-only plan-address">
          <Isolate>{shared}</Isolate>
        </p>
        <SheetContacts data={data} />
        <QrCode text={shared} label={t('planSheetCode')} className="plan-code" />
      </div>
    </>
  );
}
