import { hasSections, type Screen } from '../../content/derive/screens.ts';
import { useInArea } from '../shell/current-area.tsx';
import { visitorViews } from '../views/views.ts';
import { ListScreen } from './list-screen.tsx';
import { ManagerScreen } from './manager-screen.tsx';
import { PageScreen } from './page-screen.tsx';

/** One screen of content: the sections of a record, those of a page, or lists of whole records. */
export function ContentScreen({ screen }: { readonly screen: Screen }) {
  const { of, area, collections, visitors } = screen;
  useInArea(area);
  if (of !== undefined) return <ManagerScreen of={of} collections={collections} />;
  if (hasSections(screen)) return <PageScreen {...screen} />;
  return (
    <>
      {collections.map((collection) => (
        <ListScreen key={collection.base} collection={collection} />
      ))}
      {visitors.map((collection) => {
        const View = collection.screen && visitorViews[collection.screen.view];
        return View && <View key={collection.base} collection={collection} />;
      })}
    </>
  );
}
