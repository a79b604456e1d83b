/** Most products in a comparison. */
export const mostCompared = 4;
