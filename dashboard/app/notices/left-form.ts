import { createContext, type ReactNode, use } from 'react';
import type { LeftForm } from '../actions/notify.ts';

/** Renders the window that reopens a form that was left while it was saved. */
export type RenderLeftForm = (form: LeftForm, onClose: () => void) => ReactNode;

const LeftFormContext = createContext<RenderLeftForm | null>(null);

/** Provides the renderer of that window. Forms are in a layer above the notices. */
export const LeftFormProvider = LeftFormContext.Provider;

/** Returns the renderer; `null` outside the provider. */
export const useRenderLeftForm = (): RenderLeftForm | null => use(LeftFormContext);
