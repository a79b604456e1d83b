import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router';
import { settings } from '../../../content/settings.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Accordion } from '../../screens/content/accordion.tsx';
import { useTranslations } from '../../app/translations.ts';
import { SettingsGroup } from './settings-group.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

// Loads its password and outbox messages with it.
const MailGroup = lazy(async () => ({ default: await (await import('./mail-group.tsx')).loadMailGroup() }));

/** The key of the group that has no declaration. */
const mailKey = 'mail';

/** All settings groups, one open at a time; `?section=` opens a group. */
export function SettingsScreen() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const sections = [
    ...settings.map(({ base, label, placement }) => ({
      key: base,
      title: label[currentLanguage()],
      gist: placement.shows[currentLanguage()],
    })),
    { key: mailKey, title: t('mailSettings') },
  ];
  const requested = search.get('section');
  const opened = sections.find(({ key }) => key === requested)?.key;
  return (
    <section className="grid gap-6">
      <header>
        <ScreenTitle>{t('settings')}</ScreenTitle>
        <p className="text-muted">{t('settingsIntro')}</p>
      </header>
      <Accordion
        sections={sections}
        opened={opened}
        renderSection={(key) => {
          const group = settings.find(({ base }) => base === key);
          if (group !== undefined) return <SettingsGroup key={key} group={group} />;
          return (
            <LazyBoundary fallback={<Loading />}>
              <MailGroup />
            </LazyBoundary>
          );
        }}
      />
      <section className="card flex flex-wrap items-center gap-3 p-5" aria-labelledby="links-settings">
        <div className="me-auto">
          <h3 id="links-settings" className="text-lg font-medium">
            {t('linksSettings')}
          </h3>
          <p className="text-sm text-muted">{t('linksSettingsText')}</p>
        </div>
        <Link to="/links" className="button">
          {t('links')}
        </Link>
      </section>
    </section>
  );
}
