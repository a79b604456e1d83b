import type { Fields } from '../../fields/field.ts';
import { areas } from '../areas.ts';
import type { Collection, CollectionPage, CollectionScreen, FieldGroup, ScreenWords } from './collection.ts';

/** The screen in a declaration. */
type DeclaredScreen<Name extends string> = Partial<Omit<CollectionScreen, 'groups' | 'words'>> & {
  readonly groups?: readonly FieldGroup<Name>[];
  readonly words?: Partial<ScreenWords>;
};

export type Declaration<F extends Fields> = Omit<
  Collection<F>,
  'title' | 'facets' | 'isOnlyOfParent' | 'follows' | 'messages' | 'page' | 'screen'
> & {
  readonly title: Extract<keyof F, string>;
  readonly facets?: readonly Extract<keyof F, string>[];
  readonly page?: CollectionPage<Extract<keyof F, string>>;
  readonly screen?: DeclaredScreen<Extract<keyof F, string>>;
  readonly isOnlyOfParent?: boolean;
  readonly follows?: Collection['follows'];
  readonly messages?: Partial<Collection['messages']>;
};

/** The area of a screen: the one in its path, or that of the parent records. */
const areaOf = ({ parent, placement }: Pick<Collection, 'parent' | 'placement'>): CollectionScreen['area'] =>
  areas.find(({ path }) => path === `/${placement.screen}`)?.word ?? parent?.screen.area ?? null;

/** Declares a collection, with the defaults of most collections. */
export function defineCollection<const F extends Fields>(declaration: Declaration<F>): Collection<F> {
  return {
    facets: [],
    isOnlyOfParent: false,
    follows: {},
    ...declaration,
    messages: {
      created: 'itemAdded',
      updated: 'itemUpdated',
      required: 'allFieldsRequired',
      notCreated: 'itemNotAdded',
      // Screens of whole records and sections of items have different messages.
      notUpdated: declaration.placement.section === undefined ? 'notUpdated' : 'itemNotUpdated',
      notRemoved: 'itemNotDeleted',
      ...declaration.messages,
    },
    screen: {
      area: areaOf(declaration),
      view: 'cards',
      groups: [],
      ...declaration.screen,
      words: { manage: 'manage', save: 'update', another: 'addNew', ...declaration.screen?.words },
    },
  };
}
