import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { Public } from '../../common/access/public.decorator.js';
import { RevalidatedInterceptor } from '../public-answers/revalidated.interceptor.js';
import { PlacesView, toPlacesView } from './places.view.js';

@Public()
@Controller('places')
export class PlacesController {
  /** The countries of the world, each with its currency, time zones and formats. */
  @UseInterceptors(RevalidatedInterceptor)
  @Get()
  showPlaces(): PlacesView {
    return toPlacesView();
  }
}
