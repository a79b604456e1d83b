import { type EditTarget, editTargetName } from '../../../content/edit-target.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for values that pages render as text or picture: `Text` and `Media`. */
const isShown = (value: Readonly<Record<string, unknown>>): boolean =>
  (typeof value['text'] === 'string' && typeof value['language'] === 'string') ||
  (typeof value['hash'] === 'string' && typeof value['name'] === 'string');

/**
 * Adds edit targets to all texts and pictures in the view of a field, for previews. Items of lists are identified by
 * their keys, or by their index if an item is a plain value.
 */
export function placeValues(value: unknown, place: EditTarget): unknown {
  const inside = (part: unknown, ...names: readonly string[]): unknown =>
    placeValues(part, { ...place, path: [...place.path, ...names] });
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      if (!isObject(item) || typeof item['key'] !== 'string') return inside(item, String(index));
      const { key, ...parts } = item;
      const placed = Object.entries(parts).map(([name, part]) => [name, inside(part, key, name)]);
      return { key, ...Object.fromEntries(placed) };
    });
  }
  return isObject(value) && isShown(value) ? { ...value, place: editTargetName(place) } : value;
}
