import { writtenUi } from '../plain-input.tsx';

export const phoneUi = writtenUi({ type: 'tel', inputMode: 'tel' });
