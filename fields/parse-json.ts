/** Maximum nesting of JSON values, more than any valid input needs. It bounds recursive functions. */
export const deepestJson = 32;

const [quote, backslash] = [0x22, 0x5c];
const [list, object] = [0x5b, 0x7b];
const [listEnd, objectEnd] = [0x5d, 0x7d];

/** True if arrays and objects are nested deeper than `deepestJson` levels. Scans the text once. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (isInText) at += Number(code === backslash);
    else if (code === list || code === object) {
      depth += 1;
      if (depth > deepestJson) return true;
    } else if (code === listEnd || code === objectEnd) depth -= 1;
  }
  return false;
}

/** Parses JSON; `undefined` if the text is invalid or nested too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
