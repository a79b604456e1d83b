import { areas } from '../../../content/areas.ts';
import { hasSections, headingOf } from '../../../content/derive/screens.ts';
import type { DashboardMessage, DashboardMessages } from '../../../language/dashboard-messages.ts';
import type { Words } from '../../../language/languages.ts';
import { currentLanguage } from '../current-language.ts';
import { secondaryAreas } from '../secondary-areas.ts';
import { screens } from '../../../content/screens.ts';
import { settings } from '../../../content/settings.ts';

/** What happens when an entry is chosen: a screen opens or an action starts. */
export type Destination =
  | { readonly to: string; /** What the screen is to know beside its address. */ readonly state?: object }
  | { readonly start: 'logout' | 'otherLanguage' | 'viewSite' | 'shortcuts' | 'callsHelp' };

/** An entry of the palette that is not a record. */
export interface Place {
  readonly label: string;
  /** All names it can be found by. */
  readonly names: readonly string[];
  readonly kind: DashboardMessage;
  readonly destination: Destination;
}

const lacking = [
  { word: 'missingInArabic', path: '/missing?language=ar' },
  { word: 'missingInEnglish', path: '/missing?language=en' },
] as const;

const listScreens = screens.filter((screen) => !screen.path.includes(':id') && !hasSections(screen));
const pageScreens = screens.filter((screen) => !screen.path.includes(':id') && hasSections(screen));
const both = ({ en, ar }: Words): readonly string[] => [en, ar];

/** All screens that are not for a single record, with their sections. */
function screenPlaces(t: DashboardMessages): Place[] {
  const language = currentLanguage();
  const named = [...areas, ...secondaryAreas, ...lacking];
  const known = named.map(({ word, path }): Place => {
    const list = listScreens.find((screen) => `/${screen.path}` === path)?.collections ?? [];
    const names = [t(word), ...list.flatMap(({ label }) => both(label))];
    return { label: t(word), names, kind: 'paletteScreen', destination: { to: path } };
  });
  const lists = listScreens
    .filter(({ path }) => !named.some((area) => area.path === `/${path}`))
    .flatMap(({ path, collections }) =>
      collections.map(({ label }): Place => ({
        label: label[language],
        names: both(label),
        kind: 'paletteScreen',
        destination: { to: `/${path}` },
      })),
    );
  const sections = pageScreens.flatMap(({ path, collections }) => {
    const area = areas.find((each) => each.path === `/${path}`);
    return collections.map((collection): Place => {
      const { base, label } = collection;
      const section = headingOf(collection);
      const above = area === undefined ? '' : `${t(area.word)} · `;
      const to = `/${path}?section=${encodeURIComponent(base)}`;
      return {
        label: `${above}${section[language]}`,
        names: [above, ...both(section), ...both(label)],
        kind: 'paletteSection',
        destination: { to },
      };
    });
  });
  return [...known, ...lists, ...sections];
}

/** Every group of settings. */
const settingPlaces = (): Place[] =>
  settings.map(({ base, label }) => ({
    label: label[currentLanguage()],
    names: both(label),
    kind: 'paletteSettings',
    destination: { to: `/settings?${new URLSearchParams({ section: base })}` },
  }));

/** Actions available on every screen. */
function actionPlaces(t: DashboardMessages): Place[] {
  const language = currentLanguage();
  const kind = 'paletteAction';
  const additions = listScreens.flatMap(({ path, collections }) =>
    collections.map(({ label }): Place => ({
      label: t('addOne', { place: label[language] }),
      names: [t('addOne', { place: '' }), ...both(label)],
      kind,
      destination: { to: `/${path}?add` },
    })),
  );
  const starts = (['otherLanguage', 'viewSite', 'logout'] as const).map((start): Place => ({
    label: t(start),
    names: [t(start)],
    kind,
    destination: { start },
  }));
  const help = (['shortcuts', 'callsHelp'] as const).map((start): Place => ({
    label: t(start),
    names: [t(start), t('paletteHelp')],
    kind: 'paletteHelp',
    destination: { start },
  }));
  return [...additions, ...starts, ...help];
}

/** Everything the palette offers without asking the server: screens first, then settings, actions and help. */
export const placesOf = (t: DashboardMessages): readonly Place[] => [
  ...screenPlaces(t),
  ...settingPlaces(),
  ...actionPlaces(t),
];
