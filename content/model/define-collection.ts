import type { Fields } from '../../fields/field.ts';
import type { Collection, CollectionPage } from './collection.ts';

type Optional =
  | 'parentZero'
  | 'envelope'
  | 'listedUnder'
  | 'createdAt'
  | 'body'
  | 'addressedBy'
  | 'postUpdates'
  | 'echoes'
  | 'accepts'
  | 'keeps'
  | 'messages';

export type Declaration<F extends Fields> = Omit<Collection<F>, Optional | 'title' | 'page'> & {
  readonly title: Extract<keyof F, string>;
  readonly page?: CollectionPage<Extract<keyof F, string>>;
} & {
  readonly [Name in Optional]?: Name extends 'messages' ? Partial<Collection['messages']> : Collection<F>[Name];
};

/** Declares a collection; what is not said is what most collections do. */
export function defineCollection<const F extends Fields>(declaration: Declaration<F>): Collection<F> {
  return {
    parentZero: false,
    envelope: 'array',
    listedUnder: 'category',
    createdAt: '',
    body: 'multipart',
    addressedBy: 'id',
    postUpdates: false,
    echoes: {},
    accepts: {},
    keeps: [],
    ...declaration,
    messages: {
      created: 'itemAdded',
      updated: 'itemUpdated',
      required: 'allFieldsRequired',
      notCreated: 'itemNotAdded',
      // Screens of whole records and sections of items word it differently.
      notUpdated: declaration.placement.section === undefined ? 'notUpdated' : 'itemNotUpdated',
      notRemoved: 'itemNotDeleted',
      ...declaration.messages,
    },
  };
}
