import { createContext, useContext } from 'react';

/** The paths of the icons on a 16 × 16 grid, rounded to hundredths (most from Bootstrap Icons, MIT). */
const paths = {
  grip: 'M7 2a1 1 0 1 1-2 0 1 1 0 0 1 2 0m3 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0M7 5a1 1 0 1 1-2 0 1 1 0 0 1 2 0m3 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0M7 8a1 1 0 1 1-2 0 1 1 0 0 1 2 0m3 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0m-3 3a1 1 0 1 1-2 0 1 1 0 0 1 2 0m3 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0m-3 3a1 1 0 1 1-2 0 1 1 0 0 1 2 0m3 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
  menu: 'M2.5 12a.5.5 0 0 1 .5-.5h10a.5.5 0 0 1 0 1H3a.5.5 0 0 1-.5-.5m0-4a.5.5 0 0 1 .5-.5h10a.5.5 0 0 1 0 1H3a.5.5 0 0 1-.5-.5m0-4a.5.5 0 0 1 .5-.5h10a.5.5 0 0 1 0 1H3a.5.5 0 0 1-.5-.5',
  close:
    'M2.15 2.85a.5.5 0 1 1 .71-.71L8 7.29l5.15-5.15a.5.5 0 0 1 .71.71L8.71 8l5.15 5.15a.5.5 0 0 1-.71.71L8 8.71l-5.15 5.15a.5.5 0 0 1-.71-.71L7.29 8z',
  search:
    'M11.74 10.34a6.5 6.5 0 1 0-1.4 1.4h-.0q.04.06.1.12l3.85 3.85a1 1 0 0 0 1.42-1.41l-3.85-3.85a1 1 0 0 0-.12-.1zM12 6.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0',
  chevron:
    'M4.65 1.65a.5.5 0 0 1 .71 0l6 6a.5.5 0 0 1 0 .71l-6 6a.5.5 0 0 1-.71-.71L10.29 8 4.65 2.35a.5.5 0 0 1 0-.71',
  arrow:
    'M1 8a.5.5 0 0 1 .5-.5h11.79l-3.15-3.15a.5.5 0 0 1 .71-.71l4 4a.5.5 0 0 1 0 .71l-4 4a.5.5 0 0 1-.71-.71L13.29 8.5H1.5A.5.5 0 0 1 1 8',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  play: 'M5 3l8 5l-8 5z',
  more: 'M3 9.5a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5 0a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3m5 0a1.5 1.5 0 1 1 0-3 1.5 1.5 0 0 1 0 3',
  whatsapp:
    'M13.6 2.33A7.85 7.85 0 0 0 7.99 0C3.63 0 .07 3.56.06 7.93c0 1.4.37 2.76 1.06 3.97L0 16l4.2-1.1a7.9 7.9 0 0 0 3.79.97h.0c4.37 0 7.93-3.56 7.93-7.93A7.9 7.9 0 0 0 13.6 2.33zM7.99 14.52a6.6 6.6 0 0 1-3.36-.92l-.24-.14-2.49.65.67-2.43-.16-.25a6.56 6.56 0 0 1-1.01-3.51c0-3.63 2.96-6.58 6.59-6.58a6.56 6.56 0 0 1 4.66 1.93 6.56 6.56 0 0 1 1.93 4.66c-.0 3.64-2.96 6.59-6.59 6.59m3.62-4.93c-.2-.1-1.17-.58-1.35-.65-.18-.07-.32-.1-.45.1-.13.2-.51.65-.63.78-.11.13-.23.15-.43.05-.2-.1-.84-.31-1.59-.99-.59-.53-.99-1.18-1.1-1.37-.11-.2-.01-.3.09-.4.09-.09.2-.23.3-.35.1-.11.13-.2.2-.33.07-.13.03-.25-.02-.35-.05-.1-.45-1.08-.61-1.47-.16-.39-.32-.34-.45-.34-.11-.01-.25-.01-.38-.01a.73.73 0 0 0-.53.25c-.18.2-.69.68-.69 1.65s.71 1.92.81 2.05c.1.13 1.39 2.13 3.38 2.99.47.21.84.33 1.13.42.48.15.9.13 1.25.08.38-.06 1.17-.48 1.34-.94.16-.46.16-.86.11-.94-.05-.08-.18-.13-.38-.23',
  phone:
    'M3.65 1.33a.68.68 0 0 0-1.02-.06L1.61 2.3c-.48.48-.66 1.17-.45 1.77a17.6 17.6 0 0 0 4.17 6.61 17.6 17.6 0 0 0 6.61 4.17c.6.21 1.29.03 1.77-.45l1.03-1.03a.68.68 0 0 0-.06-1.02l-2.31-1.79a.68.68 0 0 0-.58-.12l-2.19.55a1.75 1.75 0 0 1-1.66-.46L5.48 8.06a1.75 1.75 0 0 1-.46-1.66l.55-2.19a.68.68 0 0 0-.12-.58zM1.88.51a1.75 1.75 0 0 1 2.61.16L6.29 2.98c.33.42.45.97.32 1.49l-.55 2.19a.68.68 0 0 0 .18.64l2.46 2.46a.68.68 0 0 0 .64.18l2.19-.55a1.75 1.75 0 0 1 1.49.32l2.31 1.79c.83.65.91 1.87.16 2.61l-1.03 1.03c-.74.74-1.85 1.07-2.88.7a18.6 18.6 0 0 1-7.01-4.42 18.6 18.6 0 0 1-4.42-7.01c-.36-1.03-.04-2.14.7-2.88z',
  place:
    'M12.17 8.94c-.52 1.06-1.23 2.12-1.96 3.07A32 32 0 0 1 8 14.58a32 32 0 0 1-2.21-2.57c-.73-.95-1.44-2.01-1.96-3.07C3.3 7.87 3 6.86 3 6a5 5 0 0 1 10 0c0 .86-.31 1.87-.83 2.94M8 16s6-5.69 6-10A6 6 0 0 0 2 6c0 4.31 6 10 6 10 M8 8a2 2 0 1 1 0-4 2 2 0 0 1 0 4m0 1a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  mail: 'M1 3h14v10H1zM2 4v.6l6 3.6 6-3.6V4zM2 5.8V12h12V5.8L8 9.4z',
  calendar: 'M1 2h14v13H1zM2 6v8h12V6zM4 0h1v3H4zM11 0h1v3h-1z',
  clip: 'M4.5 3a2.5 2.5 0 0 1 5 0v9a1.5 1.5 0 0 1-3 0V5a.5.5 0 0 1 1 0v7a.5.5 0 0 0 1 0V3a1.5 1.5 0 1 0-3 0v9a2.5 2.5 0 0 0 5 0V5a.5.5 0 0 1 1 0v7a3.5 3.5 0 1 1-7 0z',
  check:
    'M13.85 3.65a.5.5 0 0 1 0 .71l-7 7a.5.5 0 0 1-.71 0l-3.5-3.5a.5.5 0 1 1 .71-.71L6.5 10.29l6.65-6.65a.5.5 0 0 1 .71 0',
  download: 'M2 10v3h12v-3h1v4H1v-4zM7.5 1h1v8.3l2.6-2.6.7.7L8 11.2 4.2 7.4l.7-.7 2.6 2.6z',
} as const;

export type IconName = keyof typeof paths;

/** Icons that point in the reading direction and are mirrored with it. */
const directional: ReadonlySet<IconName> = new Set(['chevron', 'arrow']);

/** The icons that a document already contains. */
export interface IconRegistry {
  has(name: IconName): boolean;
  /**
   * Records an icon, so that later ones refer to it. Absent in the browser, which renders an icon in full if the page
   * does not contain it.
   */
  add?(name: IconName): unknown;
}

/**
 * The icons already in the document, so that each path is rendered once and then referenced by `<use>`. `null` renders
 * every icon in full, as in the dashboard. Requires that a document is rendered once, from start to end.
 */
export const IconRegistryContext = createContext<IconRegistry | null>(null);

/** The content of an icon's `<svg>`. */
function svgContent(name: IconName, registry: IconRegistry | null): string {
  const path = `d="${paths[name]}"`;
  if (registry?.has(name) === true) return `<use href="#sign-${name}"/>`;
  if (registry?.add === undefined) return `<path ${path}/>`;
  registry.add(name);
  return `<path id="sign-${name}" ${path}/>`;
}

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon in the colour of its text. It is decorative; its button or link has the accessible name. */
export function Icon({ name, className = '' }: Props) {
  const classes = ['glyph', directional.has(name) ? 'directional' : '', className]
    .filter((each) => each !== '')
    .join(' ');
  const registry = useContext(IconRegistryContext);
  return (
    <svg
      className={classes}
      viewBox="0 0 16 16"
      aria-hidden="true"
      // The markup of the server may differ, and the browser does not replace it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: svgContent(name, registry) }}
    />
  );
}
