import type { NamedPerson } from '../../../calls/people.ts';

/** The data subject as calls expect it. */
export const toPerson = (who: string): NamedPerson => (who.includes('@') ? { email: who } : { phone: who });
