import { Controller, Get, Post, Query, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { pictureFormLimits, portraitForm, type UploadedPicture } from '../../platform/media/picture-form.js';
import { tonesOf } from './domain/tones.js';
import { TonesDto } from './dto/tones.dto.js';
import { LogoView, TonesView } from './face.view.js';
import { LogosService } from './logos.service.js';

@Controller('salon')
export class FaceController {
  constructor(private readonly logos: LogosService) {}

  /** The colours that pages and emails would use if this were the salon's colour. */
  @Roles('admin')
  @Get('tones')
  showTones(@Query() { colour }: TonesDto): TonesView {
    return tonesOf(colour);
  }

  /**
   * Uploads a logo: JPEG, PNG, WebP or AVIF, at most 15 MB and 40 million pixels. Empty and white edges are cut off.
   * `PATCH /salon` then makes it the salon's; before that, only its own files show it.
   */
  @Roles('admin')
  @Limited('upload')
  @Post('logo')
  @UseInterceptors(FileInterceptor('file', { limits: pictureFormLimits }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: portraitForm })
  uploadLogo(
    @UploadedFile() file: UploadedPicture | undefined,
    @ActingUser() user: CurrentUser,
  ): Promise<LogoView> {
    return this.logos.uploadLogo(file?.buffer, user);
  }
}
