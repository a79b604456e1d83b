import { createContext, type ReactNode, use } from 'react';
import type { LeftForm } from '../actions/notify.ts';

/** Renders the window in which a form is open again that was left while it was saved. */
export type RenderLeftForm = (form: LeftForm, onClose: () => void) => ReactNode;

const LeftFormContext = createContext<RenderLeftForm | null>(null);

/** Says which window notices open; forms are in a layer above that of notices. */
export const LeftFormProvider = LeftFormContext.Provider;

/** Renders the window for forms that were left; `null` where no form of a record can be. */
export const useRenderLeftForm = (): RenderLeftForm | null => use(LeftFormContext);
