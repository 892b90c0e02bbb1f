import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access/public.decorator.js';
import { SalonSettingsService } from './salon.service.js';
import { SalonView } from './salon.view.js';

@Controller('salon')
export class SalonController {
  constructor(private readonly salon: SalonSettingsService) {}

  /** The salon's name, address, hours and booking rules. */
  @Public()
  @Get()
  showSalon(): Promise<SalonView> {
    return this.salon.showSalon();
  }
}
