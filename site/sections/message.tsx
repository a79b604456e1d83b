import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** A number or a drawing that illustrates the message, shown as on a dark screen. */
  readonly icon?: ReactNode;
  /** True while something is expected: the screen glows. */
  readonly isLit?: boolean;
  /** True on Home, which does not link to itself. */
  readonly isHome?: boolean;
  /** True if a more important button is above the link to Home. */
  readonly hasLink?: boolean;
  /** Further links after the link to Home. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** A page with a single message and a link to Home. */
export function Message({ title, text, icon, isLit = false, isHome = false, hasLink = false, links, children }: Props) {
  const { t, href } = useSite();
  return (
    <section className="container-site grid min-h-[70svh] grid-cols-[minmax(0,1fr)] place-items-center py-20 text-center">
      <div className="w-full max-w-2xl">
        <div className={`dark-screen mx-auto mb-10 ${isLit ? 'dark-screen-lit' : ''}`} aria-hidden="true">
          {icon}
        </div>
        <h1 className="heading-1">{title}</h1>
        <p className="mx-auto mt-5 max-w-xl text-lg text-balance text-mist">{text}</p>
        {children}
        {!isHome && (
          <a className={hasLink ? 'button-quiet mt-4' : 'button mt-9'} href={href('/')}>
            {t('backHome')}
          </a>
        )}
        {links}
      </div>
    </section>
  );
}
