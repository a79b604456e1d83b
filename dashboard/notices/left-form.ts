import { type ComponentType, createContext, use } from 'react';
import type { LeftForm } from '../actions/notify.ts';

/** The window in which a form is open again that was left while it was saved. */
export type LeftFormWindow = ComponentType<{ readonly form: LeftForm; readonly onClose: () => void }>;

const LeftFormContext = createContext<LeftFormWindow | null>(null);

/** Says which window notices open; forms stand in a layer above that of notices. */
export const LeftFormProvider = LeftFormContext.Provider;

/** The window for forms that were left; `null` where no form of a record can be. */
export const useLeftFormWindow = (): LeftFormWindow | null => use(LeftFormContext);
