import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router';
import { loadDashboardWords } from '../language/dashboard-words.ts';
import { applyLanguage } from './current-language.ts';
import './dashboard.css';
import { DashboardRouter } from './router.tsx';
import { fetchScreen, routes } from './routes.tsx';
import { createQueries, wasLoggedIn } from './session/session.ts';
import { FailureBoundary } from './shell/failure-boundary.tsx';
import { fetchFrame } from './shell/gate.tsx';
import { WordsProvider } from './words.ts';

if (wasLoggedIn()) {
  fetchFrame();
  fetchScreen(location.pathname);
}
const words = await loadDashboardWords(applyLanguage());
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no place for the dashboard');

const Screens = () => useRoutes(routes);

document.title = words('title');
createRoot(root).render(
  <StrictMode>
    <WordsProvider value={words}>
      <FailureBoundary>
        <QueryClientProvider client={createQueries()}>
          <DashboardRouter>
            <Screens />
          </DashboardRouter>
        </QueryClientProvider>
      </FailureBoundary>
    </WordsProvider>
  </StrictMode>,
);
