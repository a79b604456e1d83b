import { writtenUi } from '../plain-input.tsx';

export const emailUi = writtenUi({ type: 'email', inputMode: 'email' });
