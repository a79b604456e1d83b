import { ClickToLoad } from './click-to-load.ts';
import { comeBack } from './come-back.ts';
import { CountrySwitch } from './country-switch.ts';
import { followStoredLanguage } from './stored-language.ts';
import { IntroVideo } from './intro-video.ts';
import { LanguageToggle } from './language-toggle.ts';
import { offerEditing } from './offer-editing.ts';
import { OnePanel } from './one-panel.ts';
import { openDialogs } from './open-dialogs.ts';
import { popoverFallback } from './popover-fallback.ts';
import { PrintButton } from './print-button.ts';
import { PromoPopup } from './promo-popup.ts';
import { QuietVideo } from './quiet-video.ts';
import { SearchBox } from './search-box.ts';
import { SafePictures } from './safe-pictures.ts';
import { ShareButton } from './share-button.ts';
import { SideMenu } from './side-menu.ts';
import { SingleOpen } from './single-open.ts';
import { fetchReact, ReactIsland } from '../islands/react-island.ts';
import { speculate } from './speculate.ts';
import { tellWhenOpened } from './tell-when-opened.ts';
import { TagConsent } from './tag-consent.ts';
import { whenShown } from './when-shown.ts';

popoverFallback();
comeBack();
followStoredLanguage();
offerEditing();
openDialogs();
tellWhenOpened();
speculate();

const elements = {
  'click-to-load': ClickToLoad,
  'country-switch': CountrySwitch,
  'intro-video': IntroVideo,
  'language-toggle': LanguageToggle,
  'one-panel': OnePanel,
  'print-button': PrintButton,
  'promo-popup': PromoPopup,
  'quiet-video': QuietVideo,
  'react-island': ReactIsland,
  'search-box': SearchBox,
  'safe-pictures': SafePictures,
  'share-button': ShareButton,
  'side-menu': SideMenu,
  'single-open': SingleOpen,
  'tag-consent': TagConsent,
};

for (const [name, element] of Object.entries(elements)) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

// Where it cannot be had, the island that needs it says so.
if (document.querySelector('react-island') !== null)
  void whenShown()
    .then(fetchReact)
    .catch(() => undefined);
