/** The longer side of what is compared, in pixels: as large as logos are on pages. */
const comparedSize = 160;
/** From where on a channel of a pixel is another one, of 255: below are edges that are smoothed differently. */
const visibleStep = 32;
/** The share of pixels from where on a picture looks different; a dot in a logo is more. */
const visibleShare = 0.001;

/** As a data address: a drawing that holds HTML, read from another kind of address, hides its pixels from scripts. */
async function toAddress(drawing: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
  // Some systems know no type for drawings, and without it browsers show none.
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

/** The pixels of a drawing upon grey, on which black and white are seen; `null` where the browser hides them. */
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
  /** The address of the drawing as it was sent. */
  readonly before: string;
}

/** Compares a drawing with what is stored of it; `null` where this browser shows nothing of the one that was sent. */
export async function findDifference(sent: Blob, storedAddress: string): Promise<Difference | null> {
  const address = await toAddress(sent);
  const [before, after] = await Promise.all([load(address), load(storedAddress)]);
  if (before === null) return null;
  return { isSeen: after === null || isDifferent(before, after), before: address };
}
