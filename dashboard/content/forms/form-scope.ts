import { createContext, use } from 'react';

const ScopeContext = createContext('');

/** Says of the forms below that others stand on the same page. */
export const FormScopeProvider = ScopeContext.Provider;

/** What tells the fields of a form from those of the others on its page; empty where it stands alone. */
export const useFormScope = (): string => use(ScopeContext);
