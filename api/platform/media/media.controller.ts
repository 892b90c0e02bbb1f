import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PageDto } from '../../common/page/page.dto.js';
import { Limited, Unlimited } from '../limits/limited.decorator.js';
import { DescribePictureDto } from './dto/describe-picture.dto.js';
import { UploadPictureDto } from './dto/upload-picture.dto.js';
import { MediaItemView, MediaPageView } from './media.view.js';
import { MediaService } from './media.service.js';
import { PictureFilePipe } from './picture-file.pipe.js';
import { pictureForm, pictureFormLimits, type UploadedPicture } from './picture-form.js';

@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** Uploads a picture: JPEG, PNG, WebP or AVIF, at most 15 MB and 40 million pixels. */
  @Roles('admin')
  @Limited('upload')
  @Post()
  @UseInterceptors(FileInterceptor('file', { limits: pictureFormLimits }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: pictureForm })
  uploadPicture(
    @UploadedFile() file: UploadedPicture | undefined,
    @Body() body: UploadPictureDto,
    @ActingUser() user: CurrentUser,
  ): Promise<MediaItemView> {
    return this.media.uploadPicture(file?.buffer, body, user);
  }

  /** The salon's own pictures, newest first. */
  @Roles('admin')
  @Get()
  listMedia(@Query() query: PageDto): Promise<MediaPageView> {
    return this.media.listMedia(query);
  }

  /** Changes the alt text and the focal point of a picture. */
  @Roles('admin')
  @Patch(':id')
  describePicture(@Param('id', IdPipe) id: string, @Body() body: DescribePictureDto): Promise<MediaItemView> {
    return this.media.describePicture(id, body);
  }

  /** Deletes an unused picture; Otherwise 409 `picture-in-use`. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  deletePicture(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.media.deletePicture(id, user);
  }

  /** One file of a picture. The name of a file never changes its content, so it can be cached forever. */
  @Public()
  @Unlimited()
  @Get(':id')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiProduces('image/avif', 'image/webp')
  @ApiParam({ name: 'id', description: 'The name of the file, as in `src`.' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  showPicture(@Param('id', PictureFilePipe) file: string): Promise<StreamableFile> {
    return this.media.showPicture(file);
  }
}
