import { writtenUi } from '../plain-input.tsx';

export const urlUi = writtenUi({ type: 'url', inputMode: 'url' });
