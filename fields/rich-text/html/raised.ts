const digits = '0123456789';
const toMap = (from: string, to: string): ReadonlyMap<string, string> => {
  const characters = Array.from(to);
  return new Map(Array.from(from).map((character, at) => [character, characters[at] ?? '']));
};

/**
 * Superscripts and subscripts of other characters. Arabic and Persian digits have no own forms, and there are three
 * minus signs.
 */
const others: ReadonlyMap<string, string> = new Map([
  ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap((own) =>
    Array.from(own).map((digit, at) => [digit, digits.charAt(at)] as const),
  ),
  ['−', '-'],
  ['–', '-'],
]);
const forms = {
  raised: toMap(`${digits}+-=()ni`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'),
  lowered: toMap(`${digits}+-=()`, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'),
} as const;

/** Superscript or subscript. */
export type Script = keyof typeof forms;

/** The superscript or subscript form of a character in Unicode; the character itself if there is none. */
const toForm = (character: string, script: Script): string =>
  forms[script].get(others.get(character) ?? character) ?? character;

/** Converts a text to superscript or subscript characters; `null` if Unicode lacks one of them. */
export function toScript(text: string, script: Script): string | null {
  if (script === 'raised' && /^\s*(?:tm|sm)\s*$/i.test(text)) return /tm/i.test(text) ? '™' : '℠';
  const characters = Array.from(text);
  const formed = characters.map((character) => toForm(character, script));
  return formed.every((each, at) => each !== characters[at] || /\s/.test(each)) ? formed.join('') : null;
}

/** True for text that has the same meaning on the line: ordinals (`1st`), references (`[1]`), and symbols. */
export const readsOnLine = (text: string): boolean =>
  /^(?:st|nd|rd|th|er|re|e|o|a|\[[^\]]*\]|[\p{P}\p{S}]*)$/iu.test(text.trim());
