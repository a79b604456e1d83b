import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isLanguage } from '../../language/languages.ts';
import type { WithSlots } from './island.tsx';
import { IslandProvider } from './island-context.tsx';
import { slotsOf } from './slots-of.ts';

/** The server drew every sign that an island may show. */
const signs = { has: () => true, add: () => undefined };

/**
 * Gives an island its component. Where that fails, at once or later, the failure is reported as other errors of scripts
 * are, and the island shows what the server sent.
 * @param data the component's own props
 */
export function hydrateIsland(island: Element, Component: ComponentType<WithSlots>, data: object): Root {
  const sent = [...island.childNodes];
  const { lang } = document.documentElement;
  const parts = { slots: slotsOf(island) };
  return flushSync(() =>
    hydrateRoot(
      island,
      <IslandProvider language={isLanguage(lang) ? lang : 'ar'} signs={signs}>
        <Component {...data} {...parts} />
      </IslandProvider>,
      {
        identifierPrefix: island.getAttribute('ids') ?? '',
        onRecoverableError: reportError,
        onUncaughtError: (error) => {
          reportError(error);
          // React takes the component away behind this call.
          queueMicrotask(() => island.replaceChildren(...sent));
        },
      },
    ),
  );
}
