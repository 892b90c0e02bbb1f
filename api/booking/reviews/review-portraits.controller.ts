import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Put,
  type StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited, Unlimited } from '../../platform/limits/limited.decorator.js';
import { pictureFormLimits, portraitForm, type UploadedPicture } from '../../platform/media/picture-form.js';
import { PortraitUploadInterceptor } from './portrait-upload.interceptor.js';
import { PortraitNamePipe } from './portrait-name.pipe.js';
import { ReviewPortraitsService } from './review-portraits.service.js';

@Controller('reviews')
export class ReviewPortraitsController {
  constructor(private readonly portraits: ReviewPortraitsService) {}

  /**
   * Gives a review a small picture of its author: JPEG, PNG, WebP or AVIF, cut to a square. Open to its author until
   * the salon has read it, and to moderators at any time. One upload per person at a time, and few in total: otherwise
   * 503 `unavailable`.
   */
  @Limited('portrait')
  @HttpCode(204)
  @Put(':id/portrait')
  @UseInterceptors(PortraitUploadInterceptor, FileInterceptor('file', { limits: pictureFormLimits }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: portraitForm })
  giveReviewPortrait(
    @Param('id', IdPipe) id: string,
    @UploadedFile() file: UploadedPicture | undefined,
    @ActingUser() user: CurrentUser,
  ): Promise<void> {
    return this.portraits.givePortrait(id, file?.buffer, user);
  }

  /** Removes the picture from a review; open to its author and moderators at any time. */
  @HttpCode(204)
  @Delete(':id/portrait')
  removeReviewPortrait(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.portraits.removePortrait(id, user);
  }

  /**
   * The picture of a review's author. Cached for a day, and only by browsers, so that no shared cache keeps it after
   * deletion.
   */
  @Public()
  @Unlimited()
  @Get('portraits/:name')
  @Header('Cache-Control', 'private, max-age=86400')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiProduces('image/webp')
  @ApiParam({ name: 'name', description: 'The name of the file, as in `img`.' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  showReviewPortrait(@Param('name', PortraitNamePipe) name: string): Promise<StreamableFile> {
    return this.portraits.showPortrait(name);
  }
}
