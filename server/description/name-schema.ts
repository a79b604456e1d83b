/** The name of a schema in the description: `sub_category` becomes `SubCategory`. */
export const nameSchema = (name: string, ending = ''): string =>
  name
    .split(/[^a-z0-9]/i)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') + ending;
