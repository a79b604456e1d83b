declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Values at which axes of a variable font are fixed, or between which they are kept. */
    variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features to keep, such as `kern`; all unless given. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Tags of tables that are left out. */
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>;
}
