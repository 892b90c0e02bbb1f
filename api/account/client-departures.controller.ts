import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { DepartureView } from './account.view.js';
import { ClientDepartures } from './client-departures.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('clients')
export class ClientDeparturesController {
  constructor(private readonly departures: ClientDepartures) {}

  /** What would go with a client who has no account. */
  @Get(':id/departure')
  showClientDeparture(@Param('id', IdPipe) id: string): Promise<DepartureView> {
    return this.departures.showClientDeparture(id);
  }

  /** Forgets a client who has no account: her card, what was written, and her name in visits that stay. */
  @Delete(':id')
  @HttpCode(204)
  eraseClient(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.departures.eraseClient(id, user);
  }
}
