import type { Words } from '../../language/languages.ts';
import type { AreaName } from '../areas.ts';
import type { Collection } from '../model/collection.ts';
import type { VisitorCollection } from '../model/visitor-collection.ts';

/** A screen of the dashboard, derived from the declarations. */
export interface Screen {
  /** Below `/dashboard/`. `:id` is the id of the record whose sections are shown. */
  readonly path: string;
  /** The entry of the navigation bar that it belongs to. */
  readonly area: AreaName | null;
  /** The collection of the parent record; absent if the sections have no parent. */
  readonly of?: Collection;
  /** The collections shown here, in the order of their sections. */
  readonly collections: readonly Collection[];
  /** The collections of visitors' texts shown below them. */
  readonly visitors: readonly VisitorCollection[];
}

/** The screens on which these collections are edited, in the order of the collections. */
export function toScreens(
  collections: readonly Collection[],
  visitors: readonly VisitorCollection[] = [],
): readonly Screen[] {
  const byPath = Map.groupBy(collections, ({ placement }) => placement.screen);
  return [...byPath].map(([path, shown]) => {
    const of = path.includes(':id') ? shown[0]?.parent : undefined;
    const area = shown.find(({ screen }) => screen.area !== null)?.screen.area ?? null;
    const own = visitors.filter(({ screen, placement }) => screen !== undefined && placement.screen === path);
    return { path, area, collections: shown, visitors: own, ...(of && { of }) };
  });
}

/** The heading of a collection among other sections. */
export const headingOf = ({ label, placement: { section = label } }: Collection): Words => section;

/** True for a screen of sections. Other screens show whole records of one collection. */
export const hasSections = ({ collections }: Pick<Screen, 'collections'>): boolean =>
  collections.some(({ placement }) => placement.section !== undefined);

/** The screen with the sections of a collection's records, if any. */
export const managerOf = (collection: Collection, screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ of }) => of === collection);

/**
 * The path of the page on which a record is edited together with its sections, below the screen of the sections alone.
 */
export const editorPathOf = ({ path }: Pick<Screen, 'path'>): string => `${path}/edit`;
