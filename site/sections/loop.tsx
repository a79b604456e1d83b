import type { Media } from '../../fields/field.ts';
import { Island } from '../islands/island.tsx';
import { Loop as LoopIsland, type LoopFile } from '../islands/loop.tsx';
import { useSite } from '../render/site-context.ts';

/** WebM before MP4: it is the smaller one where the browser supports its codec. */
const formats = [
  { ending: '.webm', type: 'video/webm' },
  { ending: '.mp4', type: 'video/mp4' },
] as const;

interface Props {
  readonly files: readonly (Media | null)[];
  /** The classes of the picture's crop. */
  readonly className: string;
}

/** The loop of the picture that precedes it. Renders nothing without files. */
export function Loop({ files, className }: Props) {
  const { upload } = useSite();
  const bySize = files.filter((file) => file !== null).toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0));
  if (bySize.length === 0) return null;
  const chosen = (find: (of: readonly Media[]) => Media | undefined): readonly LoopFile[] =>
    formats.flatMap(({ ending, type }) => {
      const file = find(bySize.filter(({ name }) => name.toLowerCase().endsWith(ending)));
      return file === undefined ? [] : [{ source: upload(file), type }];
    });
  const data = { wide: chosen((of) => of.at(-1)), narrow: chosen((of) => of[0]), className };
  // It has no box before it plays, so it cannot be seen coming into view.
  return <Island name="loop" of={LoopIsland} when="late" data={data} />;
}
