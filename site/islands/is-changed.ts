/** True if the value of a form control differs from the value it was rendered with. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement)
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const rendered = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.selectedOptions[0] !== rendered;
}
