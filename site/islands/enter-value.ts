/**
 * Sets the value of a field and fires its `input` event, as typing does. The form then removes the error of the field.
 */
export function enterValue(field: HTMLInputElement | HTMLTextAreaElement | null, value: string): void {
  if (field === null) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
