import { routes } from '../../content/routes.ts';
import { popupSettings } from '../../content/popup-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Layout } from '../render/layout.ts';
import { toAddress } from '../../content/record-address.ts';
import { Island } from '../islands/island.tsx';
import { PromoPopup } from '../islands/promo-popup.tsx';
import { leadsHere } from '../links/item-link.ts';
import { useSite } from '../render/site-context.ts';
import { Picture } from './picture.tsx';
import { OfferPrices } from './offer-prices.tsx';
import { LocalizedText } from './localized-text.tsx';

/** False on pages that already show the offer, the landing page and the product it links to, and on a visitor's plan. */
export const isOfferedOn = (path: string, link: string): boolean =>
  ![routes.vision, routes.planner].some((route) => route === path.toLowerCase()) && !leadsHere(link, path);

function Offer({ popup, address }: { readonly popup: Layout['popup']; readonly address: string }) {
  const { t, href } = useSite();
  return (
    <>
      <button type="button" className="popup-close icon-button" aria-label={popup.close.text || t('close')} data-close>
        <Icon name="close" className="size-5" />
      </button>
      <div className="popup-picture" data-hide-broken>
        <span className="picture-missing" aria-hidden="true" />
        {popup.image && <Picture media={popup.image} sizes="(min-width: 768px) 960px, 100vw" />}
      </div>
      <div className="popup-words">
        {popup.badge.text !== '' && (
          <p className="badge">
            <LocalizedText text={popup.badge} />
          </p>
        )}
        <h2 className="popup-title" id="popup-title">
          <LocalizedText text={popup.title} />
        </h2>
        <p className="mt-1 text-lg text-cloud">
          <LocalizedText text={popup.subtitle} />
        </p>
        <p className="mt-3 text-mist" id="popup-text">
          <LocalizedText text={popup.description} />
        </p>
        <ul className="popup-features">
          {popup.features.map(({ key, text }) => (
            <li key={key}>
              <Icon name="check" className="size-5" />
              <LocalizedText text={text} />
            </li>
          ))}
        </ul>
        <OfferPrices offer={popup} />
        <div className="popup-actions">
          <a className="button" href={href(address)} data-close>
            <LocalizedText text={popup.action.text === '' ? popup.title : popup.action} />
          </a>
          <button type="button" className="button-quiet" data-close>
            {popup.dismiss.text === '' ? t('noThanks') : <LocalizedText text={popup.dismiss} />}
          </button>
        </div>
      </div>
    </>
  );
}

/** The promotional popup: opens two seconds after a page has loaded, once a browser session. */
export function Popup({ popup }: { readonly popup: Layout['popup'] }) {
  const { path, previewed } = useSite();
  const address = toAddress(popup.link);
  if (popup.title.text === '' || address === null || !isOfferedOn(path, address)) return null;
  const isPreview = previewed === popupSettings.base || undefined;
  return (
    <Island
      name="popup"
      of={PromoPopup}
      when="loaded"
      data={{ isPreview }}
      slots={[<Offer key="offer" popup={popup} address={address} />]}
    />
  );
}
