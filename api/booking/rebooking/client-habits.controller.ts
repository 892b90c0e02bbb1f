import { Controller, Get, Param } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ClientHabitsService } from './client-habits.service.js';
import { ClientHabitsView } from './rebooking.view.js';

@May('clients')
@Controller('clients')
export class ClientHabitsController {
  constructor(private readonly habits: ClientHabitsService) {}

  /**
   * Returns a client's usual team member, and their last visit as it would be booked again. For a stylist who may open
   * the file, of their own part.
   */
  @Get(':id/habits')
  showClientHabits(
    @Param('id', IdPipe) id: string,
    @ActingUser() user: CurrentUser,
  ): Promise<ClientHabitsView> {
    return this.habits.showHabits(id, user);
  }
}
