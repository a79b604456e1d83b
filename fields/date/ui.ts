import { writtenUi } from '../plain-input.tsx';

export const dateUi = writtenUi({ type: 'date' });
