import type { FirstScreen } from '../first-screen/first-screens.ts';
import { useSite } from '../render/site-context.ts';
import { phones } from '../render/page-stylesheets.ts';

/**
 * Placed after the first screen of a page: phones render what is above while they fetch the stylesheets for what is
 * below.
 */
export function RestOfStyle({ of }: { readonly of: FirstScreen }) {
  const { stylesheets } = useSite();
  return stylesheets
    .takeBehindFirstScreen(of)
    .map((file) => <link key={file} rel="stylesheet" href={file} media={phones} />);
}
