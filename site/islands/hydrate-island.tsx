import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isLanguage } from '../../language/languages.ts';
import type { WithSlots } from './island.tsx';
import type { IconName, IconRegistry } from '../../ui/icon.tsx';
import { IslandProvider } from './island-context.tsx';
import { slotsOf } from './slots-of.ts';

const found = new Map<IconName, boolean>();

/**
 * The icons that the server rendered into the page. Each lookup is cached, so that an icon keeps the form it was first
 * rendered in.
 */
const iconRegistry: IconRegistry = {
  has(name) {
    const known = found.get(name) ?? document.getElementById(`sign-${name}`) !== null;
    found.set(name, known);
    return known;
  },
};

/**
 * Hydrates an island with its component. If rendering fails, at once or later, the error is reported like other script
 * errors, and the island shows the server's HTML again.
 * @param data the component's own props
 */
export function hydrateIsland(island: Element, Component: ComponentType<WithSlots>, data: object): Root {
  const sent = [...island.childNodes];
  const { lang } = document.documentElement;
  const parts = { slots: slotsOf(island) };
  return flushSync(() =>
    hydrateRoot(
      island,
      <IslandProvider language={isLanguage(lang) ? lang : 'ar'} iconRegistry={iconRegistry}>
        <Component {...data} {...parts} />
      </IslandProvider>,
      {
        identifierPrefix: island.getAttribute('ids') ?? '',
        onRecoverableError: reportError,
        onUncaughtError: (error) => {
          reportError(error);
          // React removes the component after this callback.
          queueMicrotask(() => island.replaceChildren(...sent));
        },
      },
    ),
  );
}
