import type { PlacedIcon } from '../render/page-icons.ts';
import { useSite } from '../render/site-context.ts';

/** The content of the `<svg>` of an icon. */
export const LibraryIconContent = ({ placed }: { readonly placed: PlacedIcon }) =>
  'drawing' in placed ? (
    <g id={placed.id} dangerouslySetInnerHTML={{ __html: placed.drawing }} />
  ) : (
    <use href={placed.reference} />
  );

/**
 * An icon of the library by the name that the administrator entered (`bi-alarm`). An unknown name renders nothing
 * visible and is logged by the server.
 */
export function LibraryIcon({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  const { icons } = useSite();
  if (name === '') return null;
  const placed = icons.place(name.replace(/^bi-/, ''));
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <LibraryIconContent placed={placed} />
    </svg>
  );
}
