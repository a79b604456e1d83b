import type { RouteObject } from 'react-router';
import { areas } from '../../../content/areas.ts';
import { editorPathOf, type Screen } from '../../../content/derive/screens.ts';
import { screens } from '../../../content/screens.ts';
import { AreaMenu } from './area-menu.tsx';
import { ContentScreen, RecordEditor } from './content-screen.tsx';

const hasNoScreen = ({ path }: (typeof areas)[number]): boolean =>
  !screens.some((screen) => `/${screen.path}` === path);

/** The routes of a record's editor, if the screen shows sections of one record. */
const editorRoutes = (screen: Screen): readonly RouteObject[] =>
  screen.of === undefined
    ? []
    : [{ path: editorPathOf(screen), element: <RecordEditor key={screen.path} screen={screen} of={screen.of} /> }];

/** The routes of all content screens, derived from the declarations. */
export const contentRoutes: readonly RouteObject[] = [
  ...areas.filter(hasNoScreen).map((area) => ({ path: area.path.slice(1), element: <AreaMenu area={area} /> })),
  ...screens.map((screen) => ({ path: screen.path, element: <ContentScreen key={screen.path} screen={screen} /> })),
  ...screens.flatMap(editorRoutes),
];
