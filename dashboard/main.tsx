import './compile-no-schemas.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadDashboardMessages } from '../language/dashboard-messages.ts';
import { applyLanguage } from './app/current-language.ts';
import './dashboard.css';
import { FaultProvider } from '../ui/boundary.tsx';
import { UiMessagesProvider } from '../ui/ui-messages.ts';
import { Fault } from './app/faults/fault.tsx';
import { LeftFormProvider, type RenderLeftForm } from './app/notices/left-form.ts';
import { router } from './routes.tsx';
import { createQueries, wasLoggedIn } from './app/session/session.ts';
import { fetchAhead } from './app/shell/gate.tsx';
import { toUiMessages, TranslationsProvider } from './app/translations.ts';

if (wasLoggedIn()) fetchAhead();
const translations = await loadDashboardMessages(applyLanguage());
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no root element for the dashboard');

const LeftForm = lazy(async () => ({ default: (await import('./content/forms/left-form-window.tsx')).LeftFormWindow }));
const renderLeftForm: RenderLeftForm = (form, onClose) => <LeftForm form={form} onClose={onClose} />;

document.title = translations('title');
createRoot(root).render(
  <StrictMode>
    <TranslationsProvider value={translations}>
      <UiMessagesProvider value={toUiMessages(translations)}>
        <QueryClientProvider client={createQueries()}>
          <FaultProvider value={Fault}>
            <LeftFormProvider value={renderLeftForm}>
              {/* Without transitions, so that the next navigation always starts from the visible address. */}
              <RouterProvider router={router} useTransitions={false} />
            </LeftFormProvider>
          </FaultProvider>
        </QueryClientProvider>
      </UiMessagesProvider>
    </TranslationsProvider>
  </StrictMode>,
);
