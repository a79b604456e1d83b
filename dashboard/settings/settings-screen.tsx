import { Link, useSearchParams } from 'react-router';
import { settings } from '../../content/settings.ts';
import { currentLanguage } from '../current-language.ts';
import { Accordion } from '../screens/accordion.tsx';
import { useWords } from '../words.ts';
import { MailGroup } from './mail-group.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** The key of the group that no declaration stands for. */
const mailKey = 'mail';

/** Every group of settings, one open at a time; `?section=` opens the one it names. */
export function SettingsScreen() {
  const say = useWords();
  const [search] = useSearchParams();
  const sections = [
    ...settings.map(({ base, label }) => ({ key: base, title: label[currentLanguage()] })),
    { key: mailKey, title: say('mailSettings') },
  ];
  const asked = search.get('section');
  const opened = sections.find(({ key }) => key === asked)?.key;
  return (
    <section className="grid gap-6">
      <header>
        <h2 className="text-2xl font-semibold">{say('settings')}</h2>
        <p className="text-muted">{say('settingsIntro')}</p>
      </header>
      <Accordion
        sections={sections}
        opened={opened}
        renderSection={(key) => {
          const group = settings.find(({ base }) => base === key);
          return group === undefined ? <MailGroup /> : <SettingsGroup key={key} group={group} />;
        }}
      />
      <section className="card flex flex-wrap items-center gap-3 p-5" aria-labelledby="links-settings">
        <div className="me-auto">
          <h3 id="links-settings" className="text-lg font-medium">
            {say('linksSettings')}
          </h3>
          <p className="text-sm text-muted">{say('linksSettingsText')}</p>
        </div>
        <Link to="/links" className="button">
          {say('links')}
        </Link>
      </section>
    </section>
  );
}
