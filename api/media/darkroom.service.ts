import { Injectable } from '@nestjs/common';
import sharp, { type CreateRaw, type OutputInfo } from 'sharp';
import { Lane } from '../common/lane.js';
import { type FileFormat, LARGEST_WIDTH, widthsOf } from './domain/picture-file.js';
import { pictureFormat } from './domain/picture-format.js';
import { darkroomBusy, tooManyPixels, unusablePicture } from './media.problems.js';

/** A picture made anew from what was sent: of the file itself, and of what it said about its maker, nothing is left. */
export interface DevelopedPicture {
  width: number;
  height: number;
  colour: string;
  widths: number[];
  files: { width: number; format: FileFormat; bytes: Buffer }[];
}

const MOST_PIXELS = 40_000_000;

/** A scroll much taller than wide is made to fit as well. */
const LARGEST_HEIGHT = 2 * LARGEST_WIDTH;

// Of all that the library can open, drawings and documents among it, these four are left.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// What was sent is opened once; keeping it would keep its memory.
sharp.cache(false);

const hex = (part: number) => part.toString(16).padStart(2, '0');

/** Opens what admins send and makes the files that visitors get. */
@Injectable()
export class Darkroom {
  /** One at a time: an open picture may take hundreds of megabytes, and every core is somebody's booking. */
  private readonly lane = new Lane({ width: 1, waiting: 8 }, darkroomBusy);

  develop(bytes: Buffer): Promise<DevelopedPicture> {
    if (pictureFormat(bytes) === null) throw unusablePicture();
    return this.lane.run(() => this.print(bytes));
  }

  private async print(bytes: Buffer): Promise<DevelopedPicture> {
    const { data, info } = await this.open(bytes);
    const { width, height, channels } = info;
    const raw = { width, height, channels };
    const widths = widthsOf(width);
    const files: DevelopedPicture['files'] = [];
    for (const wanted of widths) {
      const sized = sharp(data, { raw }).resize({ width: wanted });
      files.push({
        width: wanted,
        format: 'avif',
        bytes: await sized.clone().avif({ quality: 52, effort: 2 }).toBuffer(),
      });
      files.push({
        width: wanted,
        format: 'webp',
        bytes: await sized.clone().webp({ quality: 78 }).toBuffer(),
      });
    }
    return { width, height, colour: await this.dominantColour(data, raw), widths, files };
  }

  /** Turned the right way up, in sRGB, no larger than it is ever shown. */
  private async open(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LARGEST_WIDTH, height: LARGEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
      throw isTooLarge ? tooManyPixels() : unusablePicture();
    }
  }

  private async dominantColour(data: Buffer, raw: CreateRaw): Promise<string> {
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
