import { collections, visitorCollections } from './collections/index.ts';
import { toScreens } from './derive/screens.ts';

/** All screens of the dashboard on which content is edited. */
export const screens = toScreens(collections, visitorCollections);
