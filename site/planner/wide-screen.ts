const millimetresPerInch = 25.4;
const across = 16 / Math.hypot(16, 9);
const down = 9 / Math.hypot(16, 9);

/** How large a display of 16:9 is by its diagonal. Research: F2, solved for the sides. */
export const wideScreenOf = (
  diagonalInches: number,
): { readonly widthMillimetres: number; readonly heightMillimetres: number } => ({
  widthMillimetres: diagonalInches * millimetresPerInch * across,
  heightMillimetres: diagonalInches * millimetresPerInch * down,
});
