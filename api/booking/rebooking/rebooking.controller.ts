import { Controller, Get, Param } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { RebookingService } from './rebooking.service.js';
import { AgainView } from './rebooking.view.js';

@Controller('bookings')
export class RebookingController {
  constructor(private readonly rebooking: RebookingService) {}

  /**
   * Suggests times to book the same again: three free starts near the day on which this client usually comes back.
   * Nothing is held. Clients get times by the rules for clients, team members who can move the booking by the rules of
   * the desk.
   */
  @Get(':id/again')
  showAgain(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<AgainView> {
    return this.rebooking.showAgain(id, user);
  }
}
