import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useQuery } from '@tanstack/react-query';
import { loadDashboardMessages } from '../../../language/dashboard-messages.ts';
import { directionOf, type Language, languages, localeOf } from '../../../language/languages.ts';
import { UiMessagesProvider } from '../../../ui/ui-messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { toUiMessages } from '../../app/translations.ts';
import { examples } from './examples.tsx';
import { samples } from './samples.ts';

const themes = ['light', 'dark'] as const;

interface FrameProps {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
}

/** All components in one language, direction and theme. */
function Frame({ language, theme }: FrameProps) {
  const messages = useQuery({ queryKey: ['gallery', language], queryFn: () => loadDashboardMessages(language) });
  if (messages.data === undefined) return <Loading />;
  return (
    <UiMessagesProvider value={toUiMessages(messages.data)}>
      <I18nProvider locale={localeOf(language)}>
        <section
          lang={language}
          dir={directionOf(language)}
          aria-label={`${language} ${theme}`}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 bg-ground p-4 text-ink"
          style={{ colorScheme: theme }}
        >
          <h2 className="font-semibold">
            {language} · {theme}
          </h2>
          {examples.map(({ name, Example }) => (
            <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="text-sm text-muted">{name}</h3>
              <Example sample={samples[language]} />
            </section>
          ))}
        </section>
      </I18nProvider>
    </UiMessagesProvider>
  );
}

/** All components of the dashboard in both languages and themes, side by side; only in development. */
export function GalleryScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {languages.flatMap((language) =>
        themes.map((theme) => <Frame key={`${language} ${theme}`} language={language} theme={theme} />),
      )}
    </div>
  );
}
