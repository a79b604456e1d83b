import { CardSlider } from './card-slider.ts';
import { CountrySwitch } from './country-switch.ts';
import { followStoredLanguage } from './stored-language.ts';
import { LanguageToggle } from './language-toggle.ts';
import { NewsletterForm } from './newsletter-form.ts';
import { PrintButton } from './print-button.ts';
import { PromoPopup } from './promo-popup.ts';
import { QuietVideo } from './quiet-video.ts';
import { SideMenu } from './side-menu.ts';
import { SingleOpen } from './single-open.ts';
import { SlideShow } from './slide-show.ts';
import { VideoGrid } from './video-grid.ts';

followStoredLanguage();

const elements = {
  'card-slider': CardSlider,
  'country-switch': CountrySwitch,
  'language-toggle': LanguageToggle,
  'newsletter-form': NewsletterForm,
  'print-button': PrintButton,
  'promo-popup': PromoPopup,
  'quiet-video': QuietVideo,
  'side-menu': SideMenu,
  'single-open': SingleOpen,
  'slide-show': SlideShow,
  'video-grid': VideoGrid,
};

for (const [name, element] of Object.entries(elements)) {
  if (customElements.get(name) === undefined) customElements.define(name, element);
}
