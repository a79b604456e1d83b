const special = /["&'<>]/;
const signs: Readonly<Record<number, string>> = { 34: '&quot;', 38: '&amp;', 39: '&#x27;', 60: '&lt;', 62: '&gt;' };

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escape(text: string): string {
  const first = text.search(special);
  if (first === -1) return text;
  let html = '';
  let written = 0;
  for (let place = first; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    const sign = code > 62 ? undefined : signs[code];
    if (sign === undefined) continue;
    html += text.slice(written, place) + sign;
    written = place + 1;
  }
  return html + text.slice(written);
}
