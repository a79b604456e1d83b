import { useRoutes } from 'react-router';
import { NotFound } from '../../app/shell/not-found.tsx';
import { contentRoutes } from './content-routes.tsx';

/** All content screens in one chunk, which loads after the first screen. */
export function Content() {
  return useRoutes([...contentRoutes, { path: '*', element: <NotFound /> }]);
}
