import type { Collection } from '../../content/model/collection.ts';

/** Memoizes a function of a collection. */
export function onceFor<Made>(make: (collection: Collection) => Made): (collection: Collection) => Made {
  const cached = new WeakMap<Collection, { readonly made: Made }>();
  return (collection) => {
    const { made } = cached.get(collection) ?? { made: make(collection) };
    cached.set(collection, { made });
    return made;
  };
}
