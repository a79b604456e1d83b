import { type ComponentType, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useSite } from '../render/site-context.ts';
import { SiteProvider } from '../render/site-provider.tsx';
import { IslandProvider } from './island-context.tsx';
import type { IslandName } from './registry.ts';

/** What every island gets beside its own props: HTML that the server rendered, for `Slot`. */
export interface WithSlots {
  readonly slots: readonly string[];
}

interface Props<Data extends object> {
  readonly name: IslandName;
  /** The component that `registry.ts` has under this name. */
  readonly of: ComponentType<Data & WithSlots>;
  /** Props of the component on the server and in the browser; serialized into the page as JSON, so keep them short. */
  readonly data: Data;
  /** What the component shows, and does not render again in the browser. */
  readonly slots?: readonly ReactNode[] | undefined;
  /**
   * When it is hydrated at the latest: `shown` as it comes near, `loaded` with the page, `at-once` with the page's
   * script; otherwise when it is touched, focused or pointed at.
   */
  readonly when?: 'shown' | 'loaded' | 'at-once' | undefined;
}

/** @throws TypeError for what JSON would leave out without a word */
function refuseLost(name: string, value: unknown): unknown {
  if (['function', 'symbol', 'bigint'].includes(typeof value))
    throw new TypeError(`An island cannot be given ${name}.`);
  return value;
}

/**
 * A component with state inside a page: rendered with the page, and hydrated in the browser when it is needed. It has a
 * root of its own there, so its ids restart, under a prefix.
 */
export function Island<Data extends object>({ name, of: Component, data, slots = [], when }: Props<Data>) {
  const site = useSite();
  const id = useId();
  const identifierPrefix = id.replaceAll('_', '');
  const html = slots.map((slot, index) =>
    renderToStaticMarkup(<SiteProvider site={site}>{slot}</SiteProvider>, {
      identifierPrefix: `${identifierPrefix}-${index}`,
    }),
  );
  const inner = renderToString(
    <IslandProvider language={site.language} iconRegistry={site.iconRegistry}>
      <Component {...data} slots={html} />
    </IslandProvider>,
    { identifierPrefix },
  );
  const json = JSON.stringify(data, refuseLost);
  return (
    <react-island
      name={name}
      ids={identifierPrefix}
      when={when}
      data={json === '{}' ? undefined : json}
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
