import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { partsOfLogo } from '../../salon/face/domain/logo-path.js';
import { toFaceView } from '../../salon/face/face.view.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { FacePainterService } from './face-painter.service.js';
import { iconFaceOf, iconKey, partsOfIcon } from './icon-path.js';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const NOTHING_ELSE = "default-src 'none'; sandbox";

/** The salon's logo in both themes, and its icons. */
@Public()
@ApiExcludeController()
@Controller()
export class FacePicturesController {
  constructor(
    private readonly salons: SalonSettingsService,
    private readonly painter: FacePainterService,
  ) {}

  @Get('logos/:file')
  @Header('Content-Security-Policy', NOTHING_ELSE)
  async showLogo(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const asked = partsOfLogo(file);
    const png = asked && (await this.painter.logo(asked.pictureId, asked.ground));
    if (!png) throw notFound('picture');
    response
      .setHeader('Cache-Control', YEAR)
      // Mail programs on the web show it on their own pages.
      .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('png')
      .send(png);
  }

  /** Under the path of an earlier icon as well, since a phone may still have it. */
  @Get('icons/:file')
  @Header('Content-Security-Policy', NOTHING_ELSE)
  async showIcon(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const asked = partsOfIcon(file);
    const face = asked && iconFaceOf(toFaceView(await this.salons.salonWithLogo()));
    const png = face && (await this.painter.icon(face, asked.size, asked.shape));
    if (!png) throw notFound('picture');
    response
      .setHeader('Cache-Control', iconKey(face) === asked.key ? YEAR : HOUR)
      .type('png')
      .send(png);
  }
}
