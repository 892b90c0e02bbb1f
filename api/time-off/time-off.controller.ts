import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { AddTimeOffDto, PreviewTimeOffDto, ListTimeOffDto } from './dto/time-off.dto.js';
import { TimeOffService } from './time-off.service.js';
import { AddedTimeOffView, TimeOffPreviewView, TimeOffView } from './time-off.view.js';
@Roles('admin')
@Controller('time-off')
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffService) {}

  /** Who is away when: current and upcoming time off, or the last hundred entries that are over. */
  @Get()
  listTimeOff(@Query() body: ListTimeOffDto): Promise<TimeOffView[]> {
    return this.timeOff.listTimeOff(body);
  }

  /** The bookings that would be in the way, each with who could take it over. Changes nothing. */
  @Post('preview')
  @HttpCode(200)
  previewTimeOff(@Body() body: PreviewTimeOffDto): Promise<TimeOffPreviewView> {
    return this.timeOff.previewTimeOff(body);
  }

  /**
   * Gives somebody time off. 409 `visits-in-the-way` with those bookings unless all of them have been decided on, 409
   * `nobody-free` with those that nobody can take over, 409 `already-away`; nothing has changed then. `news` counts the
   * emails that tell the clients, and says whom the salon has to call.
   */
  @Post()
  addTimeOff(@Body() body: AddTimeOffDto, @ActingUser() user: CurrentUser): Promise<AddedTimeOffView> {
    return this.timeOff.addTimeOff(body, user);
  }

  /** Deletes time off: the team member can be booked again. What became of the bookings stays as it is. */
  @Delete(':id')
  @HttpCode(204)
  deleteTimeOff(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.timeOff.deleteTimeOff(id, user);
  }
}
