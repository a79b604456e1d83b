import type { Fields } from '../../fields/field.ts';
import type { Collection, CollectionPage } from './collection.ts';
import { type Declaration, defineCollection } from './define-collection.ts';

/**
 * Declares a settings group: a collection with exactly one record, with id 1, which is read and changed at its slug.
 */
export const defineSettings = <const F extends Fields>(
  declaration: Pick<Declaration<F>, 'base' | 'label' | 'fields' | 'title' | 'screen'> & {
    readonly shows: Collection['placement']['shows'];
    /** The page that shows them. Default: Home. `null` for none; then `shows` describes their purpose. */
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
