import { CardSlider } from './card-slider.ts';
import { ClickToLoad } from './click-to-load.ts';
import { comeBack } from './come-back.ts';
import { CompareChoice } from './compare-choice.ts';
import { CountrySwitch } from './country-switch.ts';
import { followStoredLanguage } from './stored-language.ts';
import { IntroVideo } from './intro-video.ts';
import { LanguageToggle } from './language-toggle.ts';
import { offerEditing } from './offer-editing.ts';
import { OnePanel } from './one-panel.ts';
import { PictureDialog } from './picture-dialog.ts';
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
import { TypedLines } from './typed-lines.ts';
import { VideoGrid } from './video-grid.ts';
import { whenShown } from './when-shown.ts';

popoverFallback();
comeBack();
followStoredLanguage();
offerEditing();
openDialogs();
tellWhenOpened();
speculate();

const elements = {
  'card-slider': CardSlider,
  'click-to-load': ClickToLoad,
  'compare-choice': CompareChoice,
  'country-switch': CountrySwitch,
  'intro-video': IntroVideo,
  'language-toggle': LanguageToggle,
  'one-panel': OnePanel,
  'picture-dialog': PictureDialog,
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
  'typed-lines': TypedLines,
  'video-grid': VideoGrid,
};

for (const [name, element] of Object.entries(elements)) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}

// One page alone has each of them, so that no other one fetches it.
if (document.querySelector('wall-planner') !== null) void import('./wall-planner.ts');
if (document.querySelector('live-filters') !== null) void import('./live-filters.ts');
if (document.querySelector('size-choice') !== null) void import('./size-choice.ts');

// Where it cannot be had, the island that needs it says so.
if (document.querySelector('react-island') !== null)
  void whenShown()
    .then(fetchReact)
    .catch(() => undefined);
