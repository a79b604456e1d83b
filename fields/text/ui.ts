import { translatedUi } from '../translated-input.tsx';

export const textUi = translatedUi(1);
