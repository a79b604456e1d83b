import { collections, visitorCollections } from './collections/index.ts';
import { toScreens } from './derive/screens.ts';

/** Every screen of the dashboard on which content is edited. */
export const screens = toScreens(collections, visitorCollections);
