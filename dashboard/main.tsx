import './compile-no-schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useRoutes } from 'react-router';
import { loadDashboardWords } from '../language/dashboard-words.ts';
import { applyLanguage } from './current-language.ts';
import './dashboard.css';
import { Boundary, FaultProvider } from '../ui/boundary.tsx';
import { UiWordsProvider } from '../ui/ui-words.ts';
import { Fault } from './faults/fault.tsx';
import { LeftFormProvider, type RenderLeftForm } from './notices/left-form.ts';
import { DashboardRouter } from './router.tsx';
import { fetchScreen, routes } from './routes.tsx';
import { createQueries, wasLoggedIn } from './session/session.ts';
import { fetchFrame } from './shell/gate.tsx';
import { toUiWords, WordsProvider } from './words.ts';

if (wasLoggedIn()) {
  fetchFrame();
  fetchScreen(location.pathname);
}
const words = await loadDashboardWords(applyLanguage());
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no place for the dashboard');

const LeftForm = lazy(async () => ({ default: (await import('./forms/left-form-window.tsx')).LeftFormWindow }));
const renderLeftForm: RenderLeftForm = (form, onClose) => <LeftForm form={form} onClose={onClose} />;
const Screens = () => useRoutes(routes);

document.title = words('title');
createRoot(root).render(
  <StrictMode>
    <WordsProvider value={words}>
      <UiWordsProvider value={toUiWords(words)}>
        <QueryClientProvider client={createQueries()}>
          <FaultProvider value={Fault}>
            <Boundary>
              <DashboardRouter>
                <LeftFormProvider value={renderLeftForm}>
                  <Screens />
                </LeftFormProvider>
              </DashboardRouter>
            </Boundary>
          </FaultProvider>
        </QueryClientProvider>
      </UiWordsProvider>
    </WordsProvider>
  </StrictMode>,
);
