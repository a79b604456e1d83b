import { writtenUi } from '../plain-input.tsx';

export const timeUi = writtenUi({ type: 'time' });
