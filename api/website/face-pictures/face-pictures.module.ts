import { type DynamicModule, Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module.js';
import { MediaService } from '../../platform/media/media.service.js';
import { SalonModule } from '../../salon/salon/salon.module.js';
import { FacePainterService } from './face-painter.service.js';
import { FacePicturesController } from './face-pictures.controller.js';

/** Draws the salon's logo and icons, in the typeface of the built web app. */
@Module({})
export class FacePicturesModule {
  static forRoot(folder: string): DynamicModule {
    return {
      module: FacePicturesModule,
      imports: [MediaModule, SalonModule],
      controllers: [FacePicturesController],
      providers: [
        {
          provide: FacePainterService,
          inject: [MediaService],
          useFactory: (media: MediaService) => new FacePainterService(folder, media),
        },
      ],
      exports: [FacePainterService],
    };
  }
}
