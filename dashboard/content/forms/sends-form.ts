/** Types of inputs in which Enter presses a button. */
const pressed: readonly string[] = ['submit', 'button', 'reset', 'image', 'file'];

/** True if browsers submit the form when this key is pressed in an input. */
export const sendsForm = (
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { type }: Pick<HTMLInputElement, 'type'>,
): boolean => key === 'Enter' && !ctrlKey && !metaKey && !pressed.includes(type);
