import { useSite } from '../site-context.ts';

/** Stands behind the first screen of a page: browsers draw what is above while they fetch the style of what is below. */
export function RestOfStyle() {
  const { sheets } = useSite();
  return sheets.takeBehindFirstScreen().map((file) => <link key={file} rel="stylesheet" href={file} />);
}
