import { useRoutes } from 'react-router';
import { NotFound } from '../../app/shell/not-found.tsx';
import { contentRoutes } from './content-routes.tsx';

/** Every screen of content; the browser fetches them together, after the first screen. */
export function Content() {
  return useRoutes([...contentRoutes, { path: '*', element: <NotFound /> }]);
}
