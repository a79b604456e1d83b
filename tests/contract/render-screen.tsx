import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { NoticesProvider } from '../../dashboard/app/notices/notices.tsx';
import { Content } from '../../dashboard/screens/content/content.tsx';
import { createQueries } from '../../dashboard/app/session/session.ts';
import { toUiMessages, TranslationsProvider } from '../../dashboard/app/translations.ts';
import { loadDashboardMessages } from '../../language/dashboard-messages.ts';
import type { Language } from '../../language/languages.ts';
import { UiMessagesProvider } from '../../ui/ui-messages.ts';
import type { TestCalls } from '../support/open-test-calls.ts';

interface ScreenRequest {
  readonly calls: Pick<TestCalls, 'administer'>;
  readonly language: Language;
  /** The path of the screen below `/dashboard`. */
  readonly at: string;
}

/** Replaces `fetch` by direct calls of the server, and `localStorage` by the chosen language. */
function standInForBrowser({ calls, language }: ScreenRequest): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'lang' ? language : null) });
  vi.stubGlobal('fetch', async (url: string) => {
    const { body, statusCode } = await calls.administer({ url });
    return new Response(body, { status: statusCode });
  });
}

/**
 * Renders a content screen of the dashboard for the administrator, after all its requests are answered. The caller must
 * remove the stubbed globals with `vi.unstubAllGlobals()`.
 */
export async function renderScreen(request: ScreenRequest): Promise<string> {
  standInForBrowser(request);
  const words = await loadDashboardMessages(request.language);
  const queries = createQueries();
  const router = createMemoryRouter([{ path: '*', element: <Content /> }], { initialEntries: [request.at] });
  const render = async () => {
    const { prelude } = await prerender(
      <TranslationsProvider value={words}>
        <UiMessagesProvider value={toUiMessages(words)}>
          <QueryClientProvider client={queries}>
            <NoticesProvider>
              <RouterProvider router={router} />
            </NoticesProvider>
          </QueryClientProvider>
        </UiMessagesProvider>
      </TranslationsProvider>,
    );
    return new Response(prelude).text();
  };
  for (;;) {
    const html = await render();
    const open = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
    if (open.length === 0) return html;
    await Promise.all(open.map((query) => query.fetch()));
  }
}
