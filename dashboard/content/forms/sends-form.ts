/** Types of inputs in which Enter presses something. */
const pressed: readonly string[] = ['submit', 'button', 'reset', 'image', 'file'];

/** Whether browsers send the form of an input for a key that is pressed in it. */
export const sendsForm = (
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { type }: Pick<HTMLInputElement, 'type'>,
): boolean => key === 'Enter' && !ctrlKey && !metaKey && !pressed.includes(type);
