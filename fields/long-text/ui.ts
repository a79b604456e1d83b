import { translatedUi } from '../translated-input.tsx';

export const longTextUi = translatedUi(4);
