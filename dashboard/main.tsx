import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { loadDashboardWords } from '../language/dashboard-words.ts';
import { applyLanguage } from './current-language.ts';
import './dashboard.css';
import { Fault } from './faults/fault.tsx';
import { routes } from './routes.tsx';
import { createQueries } from './session/session.ts';
import { Boundary, FaultProvider } from '../ui/boundary.tsx';
import { UiWordsProvider } from '../ui/ui-words.ts';
import { toUiWords, WordsProvider } from './words.ts';

const words = await loadDashboardWords(applyLanguage());
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no place for the dashboard');

document.title = words('title');
createRoot(root).render(
  <StrictMode>
    <WordsProvider value={words}>
      <UiWordsProvider value={toUiWords(words)}>
        <QueryClientProvider client={createQueries()}>
          <FaultProvider value={Fault}>
            <Boundary>
              <RouterProvider router={createBrowserRouter(routes, { basename: '/dashboard' })} />
            </Boundary>
          </FaultProvider>
        </QueryClientProvider>
      </UiWordsProvider>
    </WordsProvider>
  </StrictMode>,
);
