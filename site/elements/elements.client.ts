import { comeBack } from './come-back.ts';
import { hideBrokenPictures } from './hide-broken-pictures.ts';
import { followStoredCountry } from './stored-country.ts';
import { followStoredLanguage } from './stored-language.ts';
import { offerEditing } from './offer-editing.ts';
import { openDialogs } from './open-dialogs.ts';
import { popoverFallback } from './popover-fallback.ts';
import { fetchReact, ReactIsland } from '../islands/react-island.ts';
import { speculate } from './speculate.ts';
import { tellWhenOpened } from './tell-when-opened.ts';
import { whenShown } from './when-shown.ts';

popoverFallback();
comeBack();
followStoredLanguage();
followStoredCountry();
offerEditing();
openDialogs();
hideBrokenPictures();
tellWhenOpened();
speculate();

if (customElements.get('react-island') === undefined) customElements.define('react-island', ReactIsland);

// A failure is ignored here: the island that needs React reports it.
if (document.querySelector('react-island') !== null)
  void whenShown()
    .then(fetchReact)
    .catch(() => undefined);

// Motion beyond the first screen; a page without it is whole.
void whenShown()
  .then(() => import('./reveal.ts'))
  .then(({ reveal }) => reveal())
  .catch(() => undefined);
