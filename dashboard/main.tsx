import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { loadDashboardWords } from '../language/dashboard-words.ts';
import { applyLanguage } from './current-language.ts';
import './dashboard.css';
import { routes } from './routes.tsx';
import { createQueries } from './session/session.ts';
import { WordsProvider } from './words.ts';

const words = await loadDashboardWords(applyLanguage());
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no place for the dashboard');

document.title = words('title');
createRoot(root).render(
  <StrictMode>
    <WordsProvider value={words}>
      <QueryClientProvider client={createQueries()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/dashboard' })} />
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>,
);
