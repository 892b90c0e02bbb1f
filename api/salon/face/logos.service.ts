import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { MediaService } from '../../platform/media/media.service.js';
import { unusablePicture } from '../../platform/media/media.problems.js';
import { pictureFormat } from '../../platform/media/domain/picture-format.js';
import { pictureLibrary } from '../../platform/media/picture-library.js';
import { PictureProcessorService } from '../../platform/media/picture-processor.service.js';
import { drawnBox, isOnWhite, withoutWhite } from './domain/logo-pixels.js';
import { logoIsADrawing, logoIsEmpty } from './face.problems.js';
import { type LogoView, toLogoView } from './face.view.js';

/** A logo is never shown larger. */
const maxSize = { width: 1200, height: 800 };

/** Prepares logos: cut to what is drawn, on a transparent ground, and kept as one of the salon's pictures. */
@Injectable()
export class LogosService {
  constructor(
    private readonly media: MediaService,
    private readonly processor: PictureProcessorService,
  ) {}

  async uploadLogo(bytes: Buffer | undefined, admin: CurrentUser): Promise<LogoView> {
    if (!bytes) throw unusablePicture();
    if (pictureFormat(bytes) === null && isDrawing(bytes)) throw logoIsADrawing();
    const {
      _id: id,
      width,
      height,
    } = await this.media.uploadPicture(await this.prepared(bytes), {}, admin, 'logo');
    return toLogoView({ id, width, height });
  }

  private async prepared(bytes: Buffer): Promise<Buffer> {
    const opened = await this.processor.pixels(bytes);
    const pixels = isOnWhite(opened) ? withoutWhite(opened) : opened;
    const box = pixels && drawnBox(pixels);
    if (!box) throw logoIsEmpty();
    const sharp = await pictureLibrary();
    const { data, width, height } = pixels;
    return sharp(data, { raw: { width, height, channels: 4 } })
      .extract(box)
      .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer();
  }
}

/** True for SVG. Other files may have some of it in their metadata. */
const isDrawing = (bytes: Buffer): boolean =>
  /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('utf8').replaceAll('\0', ''));
