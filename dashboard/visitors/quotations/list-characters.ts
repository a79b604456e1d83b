const mostListed = 10;

/** Lists the first characters, separated, with an ellipsis if there are more. */
export const listCharacters = (characters: readonly string[]): string =>
  [...characters.slice(0, mostListed), ...(characters.length > mostListed ? ['…'] : [])].join(' ');
