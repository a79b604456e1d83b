/** Deeper than anything that is ever sent; what goes through values by calling itself goes so deep at most. */
export const deepestJson = 32;

const [quote, backslash] = [0x22, 0x5c];
const [list, object] = [0x5b, 0x7b];
const [listEnd, objectEnd] = [0x5d, 0x7d];

/** True when lists and objects stand within each other deeper than `deepestJson` levels. Reads the text once. */
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

/** What a JSON text says; `undefined` for anything that is none, or that is nested too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
