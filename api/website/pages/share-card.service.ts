import { readFile } from 'node:fs/promises';
import path from 'node:path';
import escapeHtml from 'escape-html';
import type { OverlayOptions } from 'sharp';
import { BoundedMap } from '../../common/bounded-map.js';
import type { MediaService } from '../../platform/media/media.service.js';
import { pictureLibrary } from '../../platform/media/picture-library.js';
import { cardSize, coverOf, isWritable, type ShareCard } from './domain/share-card.js';
import { cardPath } from './share-card-path.js';

/** The words stand on the left, the picture fills the rest. */
const wordsBox = { width: 540, margin: 56 };
const pictureSize = { width: cardSize.width - wordsBox.width, height: cardSize.height };
const colours = { ground: '#fbf8f4', name: '#241a1e', city: '#5a4b4e', line: '#c9a25a' };
/** Pixels; the largest in which the name takes no more than this height. */
const nameSizes = [84, 72, 60, 50, 42, 34];
const MAX_NAME_HEIGHT = 330;
const CITY_SIZE = 30;

/** The picture that comes with the app, and what of it is to be seen. */
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
 * Draws the card that networks show when a page is shared: the name of the salon or a service next to its picture. The latest
 * cards are kept; each is drawn once however many ask for it at the same moment.
 */
export class ShareCardService {
  private readonly kept = new BoundedMap<string, Promise<Buffer>>(MOST_KEPT);

  constructor(
    /** The built web app, whose picture and typeface are used. */
    private readonly folder: string,
    private readonly media: Pick<MediaService, 'readLargest'>,
  ) {}

  draw(card: ShareCard): Promise<Buffer> {
    const wanted = cardPath(card);
    const kept = this.kept.get(wanted);
    if (kept) return kept;
    const jpeg = this.render(card);
    this.kept.set(wanted, jpeg);
    // The next caller has it tried again.
    jpeg.catch(() => this.kept.delete(wanted));
    return jpeg;
  }

  private async render(card: ShareCard): Promise<Buffer> {
    const isNamed = isWritable(card.name);
    const frame = isNamed ? pictureSize : cardSize;
    const picture = await this.picture(card, frame);
    const layers: OverlayOptions[] = [
      ...(picture ? [{ input: picture, left: cardSize.width - frame.width, top: 0 }] : []),
      ...(isNamed ? await this.words(card) : []),
    ];
    const sharp = await pictureLibrary();
    return sharp({ create: { ...cardSize, channels: 3, background: colours.ground } })
      .composite(layers)
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  }

  /** Null when there is no file, as before the web app is built. */
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

  /** A picture that comes with the app. */
  private file(address: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, path.normalize(`/${address}`))).catch(() => null);
  }

  /** Name, a rule, and the second line, in the middle of their side. */
  private async words({ name, line: below }: ShareCard): Promise<OverlayOptions[]> {
    const written = await this.name(name);
    const place = below && isWritable(below) ? await this.write(below, colours.city, CITY_SIZE) : null;
    const gap = 28;
    const height = written.height + gap + 3 + (place ? gap + place.height : 0);
    const top = Math.round((cardSize.height - height) / 2);
    const line = { create: { width: 72, height: 3, channels: 3 as const, background: colours.line } };
    return [
      { input: written.data, left: wordsBox.margin, top },
      { input: line, left: wordsBox.margin, top: top + written.height + gap },
      ...(place
        ? [{ input: place.data, left: wordsBox.margin, top: top + written.height + 2 * gap + 3 }]
        : []),
    ];
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
        // A point is a pixel.
        dpi: 72,
        rgba: true,
        // A word that is longer than a line goes on in the next.
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }
}
