import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { EmailAddressPipe } from '../users/email-address.pipe.js';
import { DeletedUsersView, DepartureView } from './account.view.js';
import { Departures } from './departures.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('user')
export class DeparturesController {
  constructor(private readonly departures: Departures) {}

  /** What would go with this user; nothing when nobody has the address. */
  @Get(':email/departure')
  showDeparture(@Param('email', EmailAddressPipe) email: string): Promise<DepartureView> {
    return this.departures.showDeparture(email);
  }

  /** Ends an account, cancels its coming visits and takes the person out of the past ones. The last admin stays. */
  @Delete(':email')
  deleteUser(
    @Param('email', EmailAddressPipe) email: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<DeletedUsersView> {
    return this.departures.deleteUser(email, actor);
  }
}
