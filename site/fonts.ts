/** The file of the typeface that every page surely needs, fetched together with its styles. */
export { default as firstFont } from './typeface/readex-first.woff2?url';
