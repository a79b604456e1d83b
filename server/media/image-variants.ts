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
import { privateFile } from '../make-private.ts';
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
   * Opens a picture or a crop in one of its offered sizes. Makes the variant if it does not exist.
   * @param networks of the requesting visitor; their budget is charged if the variant has to be made
   * @throws VariantError if it cannot be made; errors of the storage unchanged
   */
  open(
    media: Media,
    step: ImageStep,
    format: VariantFormat,
    crop?: ImageCrop,
    networks?: readonly Network[],
  ): Promise<StoredFile>;
  /** Makes the offered sizes among `widths` at low priority. */
  warm(media: Media, widths: readonly number[]): void;
  /** Removes all variants of a picture. */
  remove(hash: string): Promise<void>;
}

/** `busy`: too many wait already. `broken`: the original is missing or cannot be decoded. */
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

/** A variant to make. */
interface Wanted {
  readonly media: Media;
  readonly step: ImageStep;
  readonly format: VariantFormat;
  readonly crop?: ImageCrop | undefined;
}

const nameOf = ({ media, step, format, crop }: Wanted): string => variantName(media.hash, step.step, format, crop);

/** The region of a crop in pixels of the picture. */
function regionOf(media: Media, { shape, place }: ImageCrop) {
  const [width, height] = [cropWidth(media, shape), media.height ?? 0];
  return { left: Math.round((((media.width ?? 0) - width) * place) / cropPlaces), top: 0, width, height };
}

/** Enough for a few pages whose variants do not exist yet; after that, one every five seconds. */
const budget = { burst: 100, perSecond: 0.2 };
/** Maximum number of waiting pictures per network. */
const mostPending = 150;

/** Pictures in fixed sizes, named by the hash of their content, made on demand and stored permanently. */
export function createImageVariants({ storage, queue, pictures, log }: Dependencies): ImageVariants {
  const limit = new VisitorRateLimit(budget);
  /** Number of waiting pictures per network. */
  const pending = new Map<string, number>();
  /** Variants in progress by file name, so that concurrent requests share one job. */
  const making = new Map<string, Promise<void>>();

  /** @param signal aborts the work */
  async function make(wanted: Wanted, signal: AbortSignal): Promise<void> {
    const { media, step, format, crop } = wanted;
    const variant = { width: step.width, format, ...(crop !== undefined && { region: regionOf(media, crop) }) };
    const temporary = storage.temporaryPath();
    try {
      const original = await storage.open('uploads', media.name);
      if (original === null) throw new VariantError('broken');
      const made = await asLocalFile(storage, original, (path) => pictures.make(path, variant, signal)).catch(
        (cause: unknown) => {
          // The original may have been removed after it was opened.
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
   * Makes a variant for a waiting visitor. Visitors are served in turn: the first picture of each comes before the
   * second of any. Requests beyond a budget have the lowest priority and do not delay others.
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
        // Another visitor's job may be making it now.
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
              log.warn({ err: error, media: media.id }, 'An image variant could not be created in advance');
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
