import { useWords } from '../../app/words.ts';
import { BrokenLinks } from './broken-links.tsx';
import { Redirects } from './redirects.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** Where the links of the site lead: those that lead nowhere, and the addresses that moved. */
export function LinksScreen() {
  const say = useWords();
  return (
    <section className="grid gap-6">
      <div>
        <ScreenTitle>{say('links')}</ScreenTitle>
        <p className="text-muted">{say('linksIntro')}</p>
      </div>
      <BrokenLinks />
      <Redirects />
    </section>
  );
}
