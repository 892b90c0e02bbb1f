import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module.js';
import { FaceController } from './face.controller.js';
import { LogosService } from './logos.service.js';

@Module({
  imports: [MediaModule],
  controllers: [FaceController],
  providers: [LogosService],
})
export class FaceModule {}
