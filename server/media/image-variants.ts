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
import type { Network } from '../http/client-networks.ts';
import { privateFile } from '../keep-private.ts';
import type { Media } from '../../fields/field.ts';
import type { Logger } from '../logger.ts';
import { VisitorRateLimit } from '../rate-limits/visitor-rate-limit.ts';
import { isNotThere } from '../refusals/is-not-there.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { asLocalFile } from './as-local-file.ts';
import { type ImageQueue, QueueClosed } from './image-queue.ts';
import { PictureFault, type PictureMaker } from './picture-maker.ts';

export interface ImageVariants {
  /**
   * A picture, or a crop of it, in one of its offered sizes, made now if it never was.
   * @param networks of the visitor who requests it, whose budget it counts under if it has to be made
   * @throws VariantError when it cannot be made; the error of a disk as it is.
   */
  open(
    media: Media,
    step: ImageStep,
    format: VariantFormat,
    crop?: ImageCrop,
    networks?: readonly Network[],
  ): Promise<StoredFile>;
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

/** As many as a visitor of a few pages of which nothing was made yet requests; after that one every five seconds. */
const budget = { burst: 100, perSecond: 0.2 };
/** How many pictures may wait for one network. */
const mostPending = 150;

/** Pictures in fixed sizes under the hash of their content, made on demand and kept for good. */
export function createImageVariants({ storage, queue, pictures, log }: Dependencies): ImageVariants {
  const limit = new VisitorRateLimit(budget);
  /** How many pictures wait for each network. */
  const pending = new Map<string, number>();
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

  function countPending(networks: readonly Network[], change: 1 | -1): void {
    for (const { name } of networks) {
      const count = (pending.get(name) ?? 0) + change;
      if (count === 0) pending.delete(name);
      else pending.set(name, count);
    }
  }

  /**
   * Makes a picture that visitors wait for. They take turns: the first of each comes before the second of any. What
   * goes beyond a budget comes behind everything that pages need, and nobody else waits for it there.
   */
  async function makeForVisitor(wanted: Wanted, networks: readonly Network[]): Promise<void> {
    const name = nameOf(wanted);
    const begun = making.get(name);
    if (begun !== undefined) return begun;
    const rank = Math.max(0, ...networks.map((network) => (pending.get(network.name) ?? 0) / network.allowance));
    const priority = limit.count(networks) > 0 ? 'beyond' : 'visitor';
    if (rank >= mostPending || queue.isFull(priority)) throw new VariantError('busy');
    countPending(networks, 1);
    try {
      if (priority === 'beyond') {
        await queue.run(priority, (signal) => makeAhead(wanted, signal), rank);
        // Another visitor may have it made at this moment.
        await making.get(name);
      } else {
        await track(
          name,
          queue.run(priority, (signal) => make(wanted, signal), rank),
        );
      }
    } finally {
      countPending(networks, -1);
    }
  }

  return {
    async open(media, step, format, crop, networks = []) {
      const wanted = { media, step, format, crop };
      const name = nameOf(wanted);
      const made = await storage.open('images', name);
      if (made !== null) return made;
      await makeForVisitor(wanted, networks);
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
