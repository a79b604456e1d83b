import { rm, writeFile } from 'node:fs/promises';
import {
  cropFormat,
  cropName,
  cropPlaces,
  cropWidth,
  cropWidths,
  everyCrop,
  type ImageCrop,
} from '../../content/image-crops.ts';
import {
  imageSteps,
  imageWidths,
  type ImageStep,
  type VariantFormat,
  variantFormats,
} from '../../content/image-widths.ts';
import { privateFile } from '../keep-private.ts';
import type { Media } from '../../fields/field.ts';
import type { Logger } from '../logger.ts';
import { isNotThere } from '../refusals/is-not-there.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { asLocalFile } from './as-local-file.ts';
import { type ImageQueue, QueueClosed } from './image-queue.ts';
import { PictureFault, type PictureMaker } from './picture-maker.ts';

export interface ImageVariants {
  /**
   * A picture, or a crop of it, in one of its offered sizes, made now if it never was.
   * @throws VariantError when it cannot be made; the error of a disk as it is.
   */
  open(media: Media, step: ImageStep, format: VariantFormat, crop?: ImageCrop): Promise<StoredFile>;
  /** Makes the offered sizes among `widths` when nothing more urgent is to do. */
  warm(media: Media, widths: readonly number[]): void;
  /** Removes what was made of a picture. */
  remove(hash: string): Promise<void>;
}

/** `busy`: too many wait already. `broken`: the original is gone or cannot be decoded. */
export class VariantError extends Error {
  readonly reason: 'busy' | 'broken';

  constructor(reason: VariantError['reason'], options?: ErrorOptions) {
    super(`The picture cannot be made: ${reason}`, options);
    this.name = 'VariantError';
    this.reason = reason;
  }
}

interface Dependencies {
  readonly storage: FileStorage;
  readonly queue: ImageQueue;
  readonly pictures: Pick<PictureMaker, 'make'>;
  readonly log: Logger;
}

export const variantName = (hash: string, step: number, format: VariantFormat, crop?: ImageCrop): string =>
  `${hash}-${step}${crop ? `-${cropName(crop)}` : ''}.${format}`;

/** One file to make. */
interface Wanted {
  readonly media: Media;
  readonly step: ImageStep;
  readonly format: VariantFormat;
  readonly crop?: ImageCrop | undefined;
}

const nameOf = ({ media, step, format, crop }: Wanted): string => variantName(media.hash, step.step, format, crop);

/** What a crop takes of a picture, in its pixels. */
function regionOf(media: Media, { shape, place }: ImageCrop) {
  const [width, height] = [cropWidth(media, shape), media.height ?? 0];
  return { left: Math.round((((media.width ?? 0) - width) * place) / cropPlaces), top: 0, width, height };
}

/** Pictures in fixed sizes under the hash of their content, made on demand and kept for good. */
export function createImageVariants({ storage, queue, pictures, log }: Dependencies): ImageVariants {
  /** What is being made, by file name: a picture asked for twice is made once. */
  const making = new Map<string, Promise<void>>();

  /** @param signal calls it off */
  async function make(wanted: Wanted, signal: AbortSignal): Promise<void> {
    const { media, step, format, crop } = wanted;
    const variant = { width: step.width, format, ...(crop !== undefined && { region: regionOf(media, crop) }) };
    const temporary = storage.temporaryPath();
    try {
      const original = await storage.open('uploads', media.name);
      if (original === null) throw new VariantError('broken');
      const made = await asLocalFile(storage, original, (path) => pictures.make(path, variant, signal)).catch(
        (cause: unknown) => {
          // It may also have been removed since it was opened.
          throw cause instanceof PictureFault || isNotThere(cause) ? new VariantError('broken', { cause }) : cause;
        },
      );
      await writeFile(temporary, made, { mode: privateFile, flush: true });
      await storage.place(temporary, 'images', nameOf(wanted));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  function track(name: string, work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => making.delete(name));
    making.set(name, tracked);
    return tracked;
  }

  async function makeAhead(wanted: Wanted, signal: AbortSignal): Promise<void> {
    const name = nameOf(wanted);
    const made = await storage.open('images', name);
    await made?.close();
    if (made === null && !making.has(name)) await track(name, make(wanted, signal));
  }

  return {
    async open(media, step, format, crop) {
      const wanted = { media, step, format, crop };
      const name = nameOf(wanted);
      const made = await storage.open('images', name);
      if (made !== null) return made;
      if (!making.has(name) && queue.isFull()) throw new VariantError('busy');
      await (making.get(name) ??
        track(
          name,
          queue.run('visitor', (signal) => make(wanted, signal)),
        ));
      const file = await storage.open('images', name);
      if (file === null) throw new VariantError('broken');
      return file;
    },
    warm(media, widths) {
      for (const step of imageSteps(media).filter(({ step }) => widths.includes(step))) {
        for (const format of variantFormats) {
          queue
            .run('ahead', (signal) => makeAhead({ media, step, format }, signal))
            .catch((error: unknown) => {
              if (error instanceof QueueClosed) return;
              log.warn({ err: error, media: media.id }, 'A picture was not made ahead');
            });
        }
      }
    },
    async remove(hash) {
      const wholes = imageWidths.flatMap((step) => variantFormats.map((format) => variantName(hash, step, format)));
      const crops = everyCrop.flatMap((crop) => cropWidths.map((step) => variantName(hash, step, cropFormat, crop)));
      await storage.remove('images', [...wholes, ...crops]);
    },
  };
}
