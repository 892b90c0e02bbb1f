import path from 'node:path';
import escapeHtml from 'escape-html';
import { BoundedMap } from '../../common/bounded-map.js';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { processorBusy } from '../../platform/media/media.problems.js';
import type { MediaService } from '../../platform/media/media.service.js';
import { pictureLibrary } from '../../platform/media/picture-library.js';
import { logoBox } from '../../salon/face/domain/logo-path.js';
import {
  inColour,
  type LogoGround,
  logoGrounds,
  type Pixels,
  plates,
  roundedPlate,
  treatmentOn,
} from '../../salon/face/domain/logo-pixels.js';
import { type IconFace, iconKey, type IconShape, type IconSize } from './icon-path.js';
import { isWritable } from './writable.js';

/** Files are about 20 KB. */
const MOST_KEPT = 40;

/** The ground of a logo in an icon. */
const ICON_GROUND = '#ffffff';

/** A wider logo could not be read in an icon, which shows the initials instead. */
const WIDEST_IN_ICON = 2.6;

/** Margin of a plate around a logo, and its corner radius, as shares of its height. */
const PLATE_MARGIN = 0.14;
const PLATE_RADIUS = 0.16;

/** Draws the salon's logo for each ground, and its icons. Caches the latest; concurrent requests share a drawing. */
export class FacePainterService {
  private readonly kept = new BoundedMap<string, Promise<Buffer | null>>(MOST_KEPT);

  /** One at a time: anyone can ask for every logo that was ever uploaded, and bookings need the CPU. */
  private readonly queue = new BoundedQueue({ concurrency: 1, waiting: 8 }, processorBusy);

  constructor(
    /** The built web app, whose typeface is used. */
    private readonly folder: string,
    private readonly media: Pick<MediaService, 'isLogo' | 'readLargest'>,
  ) {}

  /** A logo as PNG, so that it can be seen on this ground; null unless this picture was uploaded as a logo. */
  async logo(pictureId: string, ground: LogoGround): Promise<Buffer | null> {
    // Asked first, so that made-up ids displace no real logo from the cache or the queue.
    if (!(await this.media.isLogo(pictureId))) return null;
    return this.keep(`${pictureId} ${ground}`, () => this.queue.run(() => this.drawLogo(pictureId, ground)));
  }

  icon(face: IconFace, size: IconSize, shape: IconShape): Promise<Buffer | null> {
    return this.keep(`${iconKey(face)} ${size} ${shape}`, () => this.drawIcon(face, size, shape));
  }

  private keep(key: string, draw: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const drawn = draw();
    this.kept.set(key, drawn);
    // Forget a missing picture and a failed drawing, so that the next caller tries again.
    drawn.then(
      (bytes) => bytes ?? this.kept.delete(key),
      () => this.kept.delete(key),
    );
    return drawn;
  }

  private async drawLogo(pictureId: string, ground: LogoGround): Promise<Buffer | null> {
    const bytes = await this.media.readLargest(pictureId);
    if (!bytes) return null;
    const sharp = await pictureLibrary();
    const { data, info } = await sharp(bytes)
      .resize({ ...logoBox, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels: Pixels = { data, width: info.width, height: info.height };
    const treatment = treatmentOn(pixels, ground);
    if (treatment === 'on-a-plate') return this.onPlate(pixels, plates[ground]);
    return this.png(treatment === 'in-ink' ? inColour(pixels, logoGrounds[ground].ink) : pixels);
  }

  /** As large as the logo alone, so that pages know its size: the logo is a little smaller inside. */
  private async onPlate(pixels: Pixels, colour: string): Promise<Buffer> {
    const { width, height } = pixels;
    const margin = Math.round(Math.min(width, height) * PLATE_MARGIN);
    const sharp = await pictureLibrary();
    const inside = await sharp(await this.png(pixels))
      .resize({
        width: Math.max(1, width - 2 * margin),
        height: Math.max(1, height - 2 * margin),
        fit: 'contain',
        background: '#0000',
      })
      .png()
      .toBuffer();
    const radius = Math.min(width, height) * PLATE_RADIUS;
    const plate = await this.png(roundedPlate(width, height, radius, colour));
    return sharp(plate)
      .composite([{ input: inside, left: margin, top: margin }])
      .png()
      .toBuffer();
  }

  private async png({ data, width, height }: Pixels): Promise<Buffer> {
    const sharp = await pictureLibrary();
    return sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  }

  private async drawIcon(face: IconFace, size: IconSize, shape: IconShape): Promise<Buffer> {
    const { logo, colour } = face;
    const drawn =
      logo && logo.width / logo.height <= WIDEST_IN_ICON ? await this.logo(logo.id, 'light') : null;
    const ground = drawn ? ICON_GROUND : colour;
    const plate = await this.png(roundedPlate(size, size, shape === 'full' ? 0 : size * 0.22, ground));
    // A phone may cut a full icon to a circle of four fifths (W3C Web Application Manifest, 3.1.1).
    const room = Math.round(size * (shape === 'full' ? 0.56 : 0.72));
    const sign = drawn ? await this.fitted(drawn, room) : await this.initials(face, room);
    const sharp = await pictureLibrary();
    return sharp(plate)
      .composite([{ input: sign, gravity: 'centre' }])
      .png()
      .toBuffer();
  }

  private async fitted(bytes: Buffer, room: number): Promise<Buffer> {
    const sharp = await pictureLibrary();
    return sharp(bytes).resize({ width: room, height: room, fit: 'inside' }).png().toBuffer();
  }

  /** A plain disc for letters that the typeface lacks: no other is certain to exist where the app runs. */
  private async initials({ initials, onColour }: IconFace, room: number): Promise<Buffer> {
    if (!isWritable(initials)) {
      const side = Math.round(room * 0.5);
      return this.png(roundedPlate(side, side, side / 2, onColour));
    }
    const sharp = await pictureLibrary();
    const written = await sharp({
      text: {
        text: `<span foreground="${onColour}">${escapeHtml(initials)}</span>`,
        font: 'Gilda Display 200',
        fontfile: path.join(this.folder, 'fonts/gilda-display-latin-400-normal.ttf'),
        dpi: 72,
        rgba: true,
      },
    })
      .png()
      .toBuffer();
    return sharp(written)
      .resize({ width: room, height: Math.round(room * 0.6), fit: 'inside' })
      .png()
      .toBuffer();
  }
}
