// Reed-Solomon codes over GF(2^8) with the polynomial of ISO/IEC 18004: x^8 + x^4 + x^3 + x^2 + 1.
const polynomial = 0x1_1d;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * polynomial);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The generator of so many correction words, without its leading 1. */
function generatorOf(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let index = 0; index < degree; index += 1)
      coefficients[index] = multiply(coefficients[index] ?? 0, root) ^ (coefficients[index + 1] ?? 0);
    root = multiply(root, 2);
  }
  return coefficients;
}

/** The words that let a reader mend a block. */
export function correctionOf(block: readonly number[], degree: number): readonly number[] {
  const generator = generatorOf(degree);
  return block.reduce<number[]>((rest, word) => {
    const factor = word ^ (rest[0] ?? 0);
    return generator.map((coefficient, index) => (rest[index + 1] ?? 0) ^ multiply(coefficient, factor));
  }, Array<number>(degree).fill(0));
}
