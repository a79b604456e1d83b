type Kinds = typeof import('./index.ts');
type Declared = ReturnType<Kinds[keyof Kinds]>;

/** The name of every kind that a field may be declared as; the registries beside `index.ts` have an entry for each. */
export type FieldKind = Declared['kind'];

/** A field of a kind, as its declaration gives it. */
export type FieldOf<Kind extends FieldKind> = Extract<Declared, { readonly kind: Kind }>;
