const millimetresPerInch = 25.4;
const across = 16 / Math.hypot(16, 9);
const down = 9 / Math.hypot(16, 9);

/** The size of a 16:9 display with this diagonal. */
export const wideScreenOf = (
  diagonalInches: number,
): { readonly widthMillimetres: number; readonly heightMillimetres: number } => ({
  widthMillimetres: diagonalInches * millimetresPerInch * across,
  heightMillimetres: diagonalInches * millimetresPerInch * down,
});
