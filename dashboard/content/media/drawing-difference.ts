/** The longer side for the comparison in pixels, about the size of logos on pages. */
const comparedSize = 160;
/**
 * The difference of a channel (0 to 255) that counts as visible. Smaller ones come from edges with another
 * antialiasing.
 */
const visibleStep = 32;
/**
 * The share of changed values, relative to the number of pixels, above which a picture looks different. A dot in a logo
 * is more.
 */
const visibleShare = 0.001;

/** Returns a data URL. With other URLs, an SVG with HTML inside taints the canvas. */
async function toAddress(drawing: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
  // Some systems report no type for SVG files, and browsers do not render them without it.
  reader.readAsDataURL(new Blob([drawing], { type: 'image/svg+xml' }));
  return promise;
}

async function load(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The pixels of an SVG on grey, where black and white are visible; `null` if the canvas is tainted. */
function pixelsOf(image: HTMLImageElement, width: number, height: number): Uint8ClampedArray | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = 'grey';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  try {
    return context.getImageData(0, 0, width, height).data;
  } catch {
    return null;
  }
}

function isDifferent(sent: HTMLImageElement, stored: HTMLImageElement): boolean {
  const [wide, high] = [sent.naturalWidth || comparedSize, sent.naturalHeight || comparedSize];
  const scale = comparedSize / Math.max(wide, high);
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const [before, after] = [pixelsOf(sent, width, height), pixelsOf(stored, width, height)];
  if (before === null || after === null) return true;
  const changed = before.filter((part, place) => Math.abs(part - (after[place] ?? 0)) > visibleStep).length;
  return changed > width * height * visibleShare;
}

export interface Difference {
  readonly isSeen: boolean;
  /** The address of the uploaded SVG. */
  readonly before: string;
}

/** Compares an uploaded SVG with its stored version; `null` if the browser cannot render the upload. */
export async function findDifference(sent: Blob, storedAddress: string): Promise<Difference | null> {
  const address = await toAddress(sent);
  const [before, after] = await Promise.all([load(address), load(storedAddress)]);
  if (before === null) return null;
  return { isSeen: after === null || isDifferent(before, after), before: address };
}
