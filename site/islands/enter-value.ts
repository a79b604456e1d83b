/** Writes into a field as if it had been typed: the form takes back what it said of the field. */
export function enterValue(field: HTMLInputElement | null, value: string): void {
  if (field === null) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
