import type { NamedDataSubject } from '../../../calls/people.ts';

/** The data subject as calls expect it. */
export const toDataSubject = (who: string): NamedDataSubject => (who.includes('@') ? { email: who } : { phone: who });
