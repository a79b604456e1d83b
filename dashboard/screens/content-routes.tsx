import { Fragment } from 'react';
import type { RouteObject } from 'react-router';
import { communityBlogs } from '../../content/collections/index.ts';
import { hasSections } from '../../content/derive/screens.ts';
import { FreePosts } from '../views/free-posts.tsx';
import { BannersMenu } from './banners-menu.tsx';
import { ListScreen } from './list-screen.tsx';
import { ManagerScreen } from './manager-screen.tsx';
import { PageScreen } from './page-screen.tsx';
import { screens } from '../../content/screens.ts';

const elementOf = (screen: (typeof screens)[number]) => {
  const { of, collections } = screen;
  if (of !== undefined) return <ManagerScreen of={of} collections={collections} />;
  if (hasSections(screen)) return <PageScreen {...screen} />;
  return collections.map((collection) => (
    <Fragment key={collection.base}>
      <ListScreen collection={collection} />
      {collection === communityBlogs && <FreePosts />}
    </Fragment>
  ));
};

/** The addresses of all content, as the declarations place it. */
export const contentRoutes: readonly RouteObject[] = [
  { path: 'banners', element: <BannersMenu /> },
  ...screens.map((screen) => ({ path: screen.path, element: <div key={screen.path}>{elementOf(screen)}</div> })),
];
