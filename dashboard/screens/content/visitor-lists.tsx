import type { VisitorCollection } from '../../../content/model/visitor-collection.ts';
import { visitorViews } from '../views/views.ts';

/** What visitors wrote, with the view that each collection declares. */
export function VisitorLists({ collections }: { readonly collections: readonly VisitorCollection[] }) {
  return collections.map((collection) => {
    const View = collection.screen && visitorViews[collection.screen.view];
    return View && <View key={collection.base} collection={collection} />;
  });
}
