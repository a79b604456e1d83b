import { buffer } from 'node:stream/consumers';
import { imageSteps } from '../../content/image-widths.ts';
import type { Media } from '../../fields/field.ts';
import type { Logger } from '../logger.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { asLocalFile } from './as-local-file.ts';
import type { ImageQueue } from './image-queue.ts';
import type { ImageVariants } from './image-variants.ts';
import type { PictureMaker } from './picture-maker.ts';

/** A picture for a PDF document. */
export interface PrintedPicture {
  readonly content: Buffer;
  readonly extension: 'jpg' | 'svg';
}

interface Dependencies {
  readonly storage: FileStorage;
  readonly variants: Pick<ImageVariants, 'open'>;
  readonly queue: ImageQueue;
  readonly pictures: Pick<PictureMaker, 'make'>;
  readonly log: Logger;
}

/**
 * Pictures for PDF documents: SVG unchanged, all others scaled down as JPEG, which PDF embeds without re-encoding. They
 * are made from a size that pages show, because that usually exists already and is quick to read.
 */
export function createPrintedPictures({ storage, variants, queue, pictures, log }: Dependencies) {
  async function make(media: Media, type: string, width: number): Promise<PrintedPicture | null> {
    if (type === 'image/svg+xml') {
      const drawing = await storage.open('uploads', media.name);
      return drawing === null ? null : { content: await buffer(drawing.read()), extension: 'svg' };
    }
    const steps = imageSteps(media);
    const step = steps.find((offered) => offered.width >= width) ?? steps.at(-1);
    const whole = step?.width ?? media.width;
    if (media.kind !== 'image' || whole === null) return null;
    // An animation has no variants; the document shows its first frame.
    const shown = step ? await variants.open(media, step, 'webp') : await storage.open('uploads', media.name);
    if (shown === null) return null;
    const variant = { width: Math.min(width, whole), format: 'jpeg' } as const;
    const content = await queue.run('visitor', (signal) =>
      asLocalFile(storage, shown, (path) => pictures.make(path, variant, signal)),
    );
    return { content, extension: 'jpg' };
  }

  /** @param width in pixels */
  return async (media: Media, type: string, width: number): Promise<PrintedPicture | null> => {
    try {
      return await make(media, type, width);
    } catch (error) {
      log.warn({ err: error, media: media.id }, 'A picture was left out of a document');
      return null;
    }
  };
}
