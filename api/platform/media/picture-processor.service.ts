import { Injectable } from '@nestjs/common';
import type { CreateRaw, OutputInfo } from 'sharp';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { type FileFormat, MAX_WIDTH, widthsOf } from './domain/picture-file.js';
import { pictureFormat } from './domain/picture-format.js';
import { processorBusy, tooManyPixels, unusablePicture } from './media.problems.js';
import { pictureLibrary } from './picture-library.js';

/** A picture rendered again, so that nothing of the uploaded file or its metadata remains. */
export interface ProcessedPicture {
  width: number;
  height: number;
  colour: string;
  widths: number[];
  files: { width: number; format: FileFormat; bytes: Buffer }[];
}

/** A photo may lose what no one sees; the flat colours and sharp edges of a logo show every loss. */
export type PictureKind = 'photo' | 'logo';

const MAX_PIXELS = 40_000_000;

/** In pixels: what a small round picture needs on the sharpest screens. */
const PORTRAIT = 192;

/** Very tall pictures are scaled down to fit as well. */
const MAX_HEIGHT = 2 * MAX_WIDTH;

const hex = (part: number) => part.toString(16).padStart(2, '0');

/** Opens uploads and renders the files for visitors. */
@Injectable()
export class PictureProcessorService {
  /** One at a time: an open picture may take hundreds of megabytes, and bookings need the CPU. */
  private readonly queue = new BoundedQueue({ concurrency: 1, waiting: 8 }, processorBusy);

  process(bytes: Buffer, kind: PictureKind = 'photo'): Promise<ProcessedPicture> {
    if (pictureFormat(bytes) === null) throw unusablePicture();
    return this.queue.run(() => this.render(bytes, kind));
  }

  /** The pixels of an upload, upright, with alpha. */
  pixels(bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
    if (pictureFormat(bytes) === null) throw unusablePicture();
    return this.queue.run(async () => {
      const sharp = await pictureLibrary();
      const opened = await this.open(bytes);
      const { width, height, channels } = opened.info;
      // The second time in colour, since a picture in shades of grey has one channel.
      const data = await sharp(opened.data, { raw: { width, height, channels } })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer();
      return { data, width, height };
    });
  }

  /** A small square with what catches the eye, as WebP: the face, in most pictures of a person. */
  portrait(bytes: Buffer): Promise<Buffer> {
    if (pictureFormat(bytes) === null) throw unusablePicture();
    return this.queue.run(async () => {
      const sharp = await pictureLibrary();
      const { data, info } = await this.open(bytes);
      const { width, height, channels } = info;
      return sharp(data, { raw: { width, height, channels } })
        .resize({ width: PORTRAIT, height: PORTRAIT, fit: 'cover', position: 'attention' })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 80 })
        .toBuffer();
    });
  }

  private async render(bytes: Buffer, kind: PictureKind): Promise<ProcessedPicture> {
    const sharp = await pictureLibrary();
    const { data, info } = await this.open(bytes);
    const { width, height, channels } = info;
    const raw = { width, height, channels };
    const widths = widthsOf(width);
    const files: ProcessedPicture['files'] = [];
    for (const wanted of widths) {
      const sized = sharp(data, { raw }).resize({ width: wanted });
      files.push({
        width: wanted,
        format: 'avif',
        bytes: await sized
          .clone()
          .avif({ quality: kind === 'logo' ? 80 : 52, effort: 2 })
          .toBuffer(),
      });
      files.push({
        width: wanted,
        format: 'webp',
        bytes: await sized
          .clone()
          .webp(kind === 'logo' ? { lossless: true } : { quality: 78 })
          .toBuffer(),
      });
    }
    return { width, height, colour: await this.dominantColour(data, raw), widths, files };
  }

  /** Upright, in sRGB, and no larger than it is ever shown. */
  private async open(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
    const sharp = await pictureLibrary();
    try {
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
      throw isTooLarge ? tooManyPixels() : unusablePicture();
    }
  }

  private async dominantColour(data: Buffer, raw: CreateRaw): Promise<string> {
    const sharp = await pictureLibrary();
    const { data: small, info } = await sharp(data, { raw })
      .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const { dominant } = await sharp(small, { raw: { width, height, channels } }).stats();
    return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  }
}
