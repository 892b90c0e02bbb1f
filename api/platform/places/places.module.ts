import { Module } from '@nestjs/common';
import { PublicAnswersModule } from '../public-answers/public-answers.module.js';
import { PlacesController } from './places.controller.js';

@Module({ imports: [PublicAnswersModule], controllers: [PlacesController] })
export class PlacesModule {}
