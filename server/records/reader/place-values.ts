import { type EditTarget, editTargetName } from '../../../content/edit-target.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What pages show as a text or a picture: `Text` and `Media`. */
const isShown = (value: Readonly<Record<string, unknown>>): boolean =>
  (typeof value['text'] === 'string' && typeof value['language'] === 'string') ||
  (typeof value['hash'] === 'string' && typeof value['name'] === 'string');

/**
 * The view of a field with all texts and pictures in it named by their places, for previews. Items of lists are named
 * by their keys, those that are a value alone by their number.
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
