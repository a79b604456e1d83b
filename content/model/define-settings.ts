import type { Fields } from '../../fields/field.ts';
import type { Collection, CollectionPage } from './collection.ts';
import { type Declaration, defineCollection } from './define-collection.ts';

/** A settings group is a collection with exactly one record, number 1; it is read and changed under its base. */
export const defineSettings = <const F extends Fields>(
  declaration: Pick<Declaration<F>, 'base' | 'label' | 'fields' | 'title' | 'screen'> & {
    readonly shows: Collection['placement']['shows'];
    /** The page that shows them; Home unless said, `null` where none does: then `shows` says what they are for. */
    readonly page?: CollectionPage<never> | null;
  },
): Collection<F> =>
  defineCollection<F>({
    base: declaration.base,
    label: declaration.label,
    fields: declaration.fields,
    title: declaration.title,
    ...(declaration.page !== null && { page: declaration.page ?? { at: 'home' } }),
    messages: { updated: 'settingsSaved' },
    placement: { screen: 'settings', section: declaration.label, shows: declaration.shows },
    ...(declaration.screen && { screen: declaration.screen }),
  });
