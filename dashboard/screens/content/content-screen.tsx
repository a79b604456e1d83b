import { lazy } from 'react';
import { hasSections, type Screen } from '../../../content/derive/screens.ts';
import { useInArea } from '../../app/shell/current-area.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { ListScreen } from './list-screen.tsx';

// Lists are loaded at once, other views with the first screen that shows them.
const ManagerScreen = lazy(async () => ({ default: (await import('./manager-screen.tsx')).ManagerScreen }));
export const RecordEditor = lazy(async () => ({ default: (await import('../editor/editor-screen.tsx')).EditorScreen }));
const PageScreen = lazy(async () => ({ default: (await import('./page-screen.tsx')).PageScreen }));
const VisitorLists = lazy(async () => ({ default: (await import('./visitor-lists.tsx')).VisitorLists }));

/** A content screen: the sections of a record, those of a page, or lists of whole records. */
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
      {visitors.length > 0 && (
        <LazyBoundary fallback={<Loading />}>
          <VisitorLists collections={visitors} />
        </LazyBoundary>
      )}
    </>
  );
}
