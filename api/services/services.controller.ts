import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access/public.decorator.js';
import { ServiceView } from './service.view.js';
import { ServiceCatalogue } from './services.service.js';

@Controller('services')
export class ServicesController {
  constructor(private readonly catalogue: ServiceCatalogue) {}

  /** Everything that can be booked, in the owner's order. */
  @Public()
  @Get()
  listServices(): Promise<ServiceView[]> {
    return this.catalogue.listServices();
  }
}
