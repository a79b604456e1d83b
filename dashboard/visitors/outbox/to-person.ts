import type { NamedPerson } from '../../../calls/people.ts';

/** How calls name a person. */
export const toPerson = (who: string): NamedPerson => (who.includes('@') ? { email: who } : { phone: who });
