type Kinds = typeof import('./index.ts');
type Declared = ReturnType<Kinds[keyof Kinds]>;

/** The names of all field types. The registries beside `index.ts` have an entry for each. */
export type FieldKind = Declared['kind'];

/** A declared field of this type. */
export type FieldOf<Kind extends FieldKind> = Extract<Declared, { readonly kind: Kind }>;
