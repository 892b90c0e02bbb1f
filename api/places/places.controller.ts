import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../common/access/public.decorator.js';
import { PlacesView, toPlacesView } from './places.view.js';

@Public()
@Controller('places')
export class PlacesController {
  /** Where a salon can be: the countries of the world, each with its currency, time zones and habits. */
  @Header('Cache-Control', 'public, max-age=86400')
  @Get()
  showPlaces(): PlacesView {
    return toPlacesView();
  }
}
