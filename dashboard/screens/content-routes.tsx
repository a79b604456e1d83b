import type { RouteObject } from 'react-router';
import { areas } from '../../content/areas.ts';
import { screens } from '../../content/screens.ts';
import { AreaMenu } from './area-menu.tsx';
import { ContentScreen } from './content-screen.tsx';

const hasNoScreen = ({ path }: (typeof areas)[number]): boolean =>
  !screens.some((screen) => `/${screen.path}` === path);

/** The addresses of all content, as the declarations place it. */
export const contentRoutes: readonly RouteObject[] = [
  ...areas.filter(hasNoScreen).map((area) => ({ path: area.path.slice(1), element: <AreaMenu area={area} /> })),
  ...screens.map((screen) => ({ path: screen.path, element: <ContentScreen key={screen.path} screen={screen} /> })),
];
