export { keptText } from '../../calls/model/kept-text.ts';
