import type { ReactNode } from 'react';
import { useSite } from '../render/site-context.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What says what happened, a number or a drawn sign, shown as if the screen had gone dark. */
  readonly icon?: ReactNode;
  /** True when something is on its way: the screen glows. */
  readonly isLit?: boolean;
  /** True on Home, which needs no way to itself. */
  readonly isHome?: boolean;
  /** True where something better to press stands above the way home. */
  readonly hasLink?: boolean;
  /** Where else to go, behind the way home. */
  readonly links?: ReactNode;
  readonly children?: ReactNode;
}

/** A whole page that says one thing and shows the way home. */
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
