import { policies as arabic } from './ar/policies.ts';
import { policies as english } from './en/policies.ts';
import type { Language } from './languages.ts';
import type { Policies } from './policy.ts';

/** The policy texts in one language. */
export const policiesIn = (language: Language): Policies => (language === 'ar' ? arabic : english);
