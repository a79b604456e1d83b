import type { ReactNode } from 'react';
import { IconRegistryContext } from '../../ui/icon.tsx';
import { type Site, SiteContext } from './site-context.ts';

interface Props {
  readonly site: Site;
  readonly children: ReactNode;
}

/** Provides the context of a page, or of a part of it, to its components. */
export function SiteProvider({ site, children }: Props) {
  return (
    <SiteContext value={site}>
      <IconRegistryContext value={site.iconRegistry}>{children}</IconRegistryContext>
    </SiteContext>
  );
}
