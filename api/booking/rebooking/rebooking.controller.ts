import { Controller, Get, Param } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { RebookingService } from './rebooking.service.js';
import { AgainView } from './rebooking.view.js';

@Controller('bookings')
export class RebookingController {
  constructor(private readonly rebooking: RebookingService) {}

  /**
   * When the same could be done again: three free starts near the day on which this client usually comes back. Nothing is taken.
   * For its client by the rules for clients, for those of the team who may move it by those of the desk.
   */
  @Get(':id/again')
  showAgain(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<AgainView> {
    return this.rebooking.showAgain(id, user);
  }
}
