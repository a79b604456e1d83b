import { collections } from '../../content/collections/index.ts';
import { toScreens } from '../../content/derive/screens.ts';

/** Every screen on which content is edited. */
export const screens = toScreens(collections);
