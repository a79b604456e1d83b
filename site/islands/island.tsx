import { type ComponentType, type ReactNode, useId } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useSite } from '../render/site-context.ts';
import { SiteProvider } from '../render/site-provider.tsx';
import { IslandProvider } from './island-context.tsx';
import type { IslandName } from './registry.ts';

/** The HTML that the server rendered for an island, to be used with `Slot`. */
export interface WithSlots {
  readonly slots: readonly string[];
}

interface Props<Data extends object> {
  readonly name: IslandName;
  /** The component that `registry.ts` has under this name. */
  readonly of: ComponentType<Data & WithSlots>;
  /**
   * Props of the component on the server and in the browser. They are serialized into the page as JSON, so keep them
   * short.
   */
  readonly data: Data;
  /** Content of the component that the browser does not render again. */
  readonly slots?: readonly ReactNode[] | undefined;
  /**
   * The latest time of hydration: `shown` when it comes near the viewport, `loaded` after the page has loaded, `late` a
   * second later, `at-once` when the script of the page runs. Without a value, on the first touch, focus or hover.
   */
  readonly when?: 'shown' | 'loaded' | 'late' | 'at-once' | undefined;
}

/** @throws TypeError for values that JSON would drop silently */
function refuseLost(name: string, value: unknown): unknown {
  if (['function', 'symbol', 'bigint'].includes(typeof value))
    throw new TypeError(`An island cannot be given ${name}.`);
  return value;
}

/**
 * A stateful component in a page. The server renders it, and the browser hydrates it when it is needed. It is a React
 * root of its own, so `useId` restarts in it with a prefix.
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
