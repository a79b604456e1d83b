import type { Words } from '../../language/languages.ts';
import type { AreaName } from '../areas.ts';
import type { Collection } from '../model/collection.ts';
import type { VisitorCollection } from '../model/visitor-collection.ts';

/** One screen of the dashboard, as the declarations place it. */
export interface Screen {
  /** Below `/dashboard/`; `:id` stands for the id of the record whose sections are shown. */
  readonly path: string;
  /** The place of the navigation bar it belongs to. */
  readonly area: AreaName | null;
  /** Whose sections these are; absent where they belong to no record. */
  readonly of?: Collection;
  /** The collections shown here, in the order of their sections. */
  readonly collections: readonly Collection[];
  /** What visitors wrote that is shown below them. */
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

/** What a collection is called where it is one section among others. */
export const headingOf = ({ label, placement: { section = label } }: Collection): Words => section;

/** True for a screen of sections; the others show whole records of one collection. */
export const hasSections = ({ collections }: Pick<Screen, 'collections'>): boolean =>
  collections.some(({ placement }) => placement.section !== undefined);

/** The screen that manages the sections of a collection's records, where there is one. */
export const managerOf = (collection: Collection, screens: readonly Screen[]): Screen | undefined =>
  screens.find(({ of }) => of === collection);

/** Where a record is edited together with its sections on one page, below the screen of the sections alone. */
export const editorPathOf = ({ path }: Pick<Screen, 'path'>): string => `${path}/edit`;
