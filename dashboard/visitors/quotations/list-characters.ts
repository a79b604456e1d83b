const mostListed = 10;

/** Returns the first characters of a list, apart from one another, and an ellipsis where there are more. */
export const listCharacters = (characters: readonly string[]): string =>
  [...characters.slice(0, mostListed), ...(characters.length > mostListed ? ['…'] : [])].join(' ');
