declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Values at which axes of a variable font are fixed, or the range to retain. */
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to retain, such as `kern`; default: all. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Tags of tables to omit. */
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
