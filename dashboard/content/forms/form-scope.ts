import { createContext, use } from 'react';

const ScopeContext = createContext('');

/** Provides the scope if there are several forms on a page. */
export const FormScopeProvider = ScopeContext.Provider;

/** The prefix of this form's field ids; empty for the only form of a page. */
export const useFormScope = (): string => use(ScopeContext);
