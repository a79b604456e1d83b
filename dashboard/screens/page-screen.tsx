import type { Screen } from '../../content/derive/screens.ts';
import { useWords } from '../words.ts';
import { Sections } from './sections.tsx';

/** Sections that belong to no record, such as those of the Projects page. */
export function PageScreen({ path, collections }: Screen) {
  const say = useWords();
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl font-semibold">{say(path === 'projects' ? 'projects' : 'communityBlogs')}</h2>
      <Sections collections={collections} parentId={null} />
    </section>
  );
}
