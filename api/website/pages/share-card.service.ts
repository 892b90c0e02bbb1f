import { readFile } from 'node:fs/promises';
import path from 'node:path';
import escapeHtml from 'escape-html';
import type { OverlayOptions } from 'sharp';
import { BoundedMap } from '../../common/bounded-map.js';
import type { MediaService } from '../../platform/media/media.service.js';
import { pictureLibrary } from '../../platform/media/picture-library.js';
import type { FacePainterService } from '../face-pictures/face-painter.service.js';
import { isWritable } from '../face-pictures/writable.js';
import { cardSize, coverOf, logoInside, type ShareCard } from './domain/share-card.js';
import { cardPath } from './share-card-path.js';

/** The text is on the left, the picture fills the rest. */
const wordsBox = { width: 540, margin: 56 };
const pictureSize = { width: cardSize.width - wordsBox.width, height: cardSize.height };
const colours = { ground: '#fbf8f4', name: '#241a1e', city: '#5a4b4e', line: '#c9a25a' };
/** In pixels; uses the largest size at which the name fits this height. */
const nameSizes = [84, 72, 60, 50, 42, 34];
const MAX_NAME_HEIGHT = 330;
const CITY_SIZE = 30;
/** In pixels, at most. */
const logoSize = { width: wordsBox.width - 2 * wordsBox.margin, height: 150 };
/** A stripe in the salon's colour along the edge. */
const STRIPE = 16;

/** The bundled picture and its focal point. */
const stockPicture = {
  file: '/pictures/hero-light-0671a300-1920.webp',
  focusXPercent: 72,
  focusYPercent: 50,
};

const centre = { focusXPercent: 50, focusYPercent: 50 };

interface Words {
  data: Buffer;
  width: number;
  height: number;
}

/** Cards are about 60 KB. */
const MOST_KEPT = 20;

/**
 * Draws the card that networks show when a page is shared: the name of the salon or service next to its picture.
 * Caches the latest cards; concurrent requests share a drawing.
 */
export class ShareCardService {
  private readonly kept = new BoundedMap<string, Promise<Buffer>>(MOST_KEPT);

  constructor(
    /** The built web app, whose picture and typeface are used. */
    private readonly folder: string,
    private readonly media: Pick<MediaService, 'readLargest'>,
    private readonly faces: Pick<FacePainterService, 'logo'>,
  ) {}

  draw(card: ShareCard): Promise<Buffer> {
    const wanted = cardPath(card);
    const kept = this.kept.get(wanted);
    if (kept) return kept;
    const jpeg = this.render(card);
    this.kept.set(wanted, jpeg);
    // Forget a failed drawing, so that the next caller tries again.
    jpeg.catch(() => this.kept.delete(wanted));
    return jpeg;
  }

  private async render(card: ShareCard): Promise<Buffer> {
    const logo = await this.logo(card);
    const hasWords = isWritable(card.name) || logo !== null;
    const frame = hasWords ? pictureSize : cardSize;
    const picture = await this.picture(card, frame);
    const layers: OverlayOptions[] = [
      ...(picture ? [{ input: picture, left: cardSize.width - frame.width, top: 0 }] : []),
      ...(hasWords ? await this.words(card, logo) : []),
    ];
    const sharp = await pictureLibrary();
    return sharp({ create: { ...cardSize, channels: 3, background: colours.ground } })
      .composite(layers)
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  }

  /** Null if the file does not exist, as before the web app is built. */
  private async picture(
    { picture }: ShareCard,
    frame: { width: number; height: number },
  ): Promise<Buffer | null> {
    const own = typeof picture === 'object' ? picture : null;
    const stock = typeof picture === 'string' ? await this.file(picture) : null;
    const ofSalon = own && (await this.media.readLargest(own._id));
    const bytes = ofSalon ?? stock ?? (await this.file(stockPicture.file));
    if (!bytes) return null;
    const sharp = await pictureLibrary();
    const { width, height } = await sharp(bytes).metadata();
    const { resized, cut } = coverOf(
      { width, height },
      frame,
      (ofSalon && own) ?? (stock ? centre : stockPicture),
    );
    return sharp(bytes)
      .resize({ ...resized, fit: 'fill' })
      .extract(cut)
      .png()
      .toBuffer();
  }

  /** A bundled picture. */
  private file(address: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, path.normalize(`/${address}`))).catch(() => null);
  }

  private async logo({ face }: ShareCard): Promise<Words | null> {
    const png = face.logoId === null ? null : await this.faces.logo(face.logoId, 'light');
    if (!png) return null;
    const sharp = await pictureLibrary();
    const size = logoInside(await sharp(png).metadata(), logoSize);
    const data = await sharp(png)
      .resize({ ...size, fit: 'fill' })
      .png()
      .toBuffer();
    return { data, ...size };
  }

  /** Logo, name, rule and second line, vertically centred; and a stripe at the edge in the salon's colour. */
  private async words({ name, line: below, face }: ShareCard, logo: Words | null): Promise<OverlayOptions[]> {
    const gap = 28;
    const rule = { width: 72, height: 3, channels: 3 as const, background: face.colour ?? colours.line };
    const parts: { input: OverlayOptions['input']; height: number }[] = [
      ...(logo ? [{ input: logo.data, height: logo.height + 8 }] : []),
      ...(isWritable(name)
        ? [await this.name(name)].map(({ data, height }) => ({ input: data, height }))
        : []),
      { input: { create: rule }, height: rule.height },
    ];
    if (below && isWritable(below)) {
      const { data, height } = await this.write(below, colours.city, CITY_SIZE);
      parts.push({ input: data, height });
    }
    const height = parts.reduce((sum, part) => sum + part.height + gap, -gap);
    let top = Math.round((cardSize.height - height) / 2);
    const placed: OverlayOptions[] = [];
    for (const part of parts) {
      placed.push({ input: part.input, left: wordsBox.margin, top });
      top += part.height + gap;
    }
    if (face.colour !== null) {
      const stripe = {
        width: STRIPE,
        height: cardSize.height,
        channels: 3 as const,
        background: face.colour,
      };
      placed.push({ input: { create: stripe }, left: 0, top: 0 });
    }
    return placed;
  }

  private async name(name: string): Promise<Words> {
    const [first = 84, ...smaller] = nameSizes;
    let written = await this.write(name, colours.name, first);
    for (const size of smaller) {
      if (written.height <= MAX_NAME_HEIGHT) break;
      written = await this.write(name, colours.name, size);
    }
    return written;
  }

  private async write(words: string, colour: string, size: number): Promise<Words> {
    const text = `<span foreground="${colour}">${escapeHtml(words.normalize('NFC'))}</span>`;
    const sharp = await pictureLibrary();
    const { data, info } = await sharp({
      text: {
        text,
        font: `Gilda Display ${size}`,
        fontfile: path.join(this.folder, 'fonts/gilda-display-latin-400-normal.ttf'),
        width: wordsBox.width - 2 * wordsBox.margin,
        // Makes one point equal to one pixel.
        dpi: 72,
        rgba: true,
        // Words longer than a line are broken.
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
}
