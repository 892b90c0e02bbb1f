import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import {
  AddTimeOffDto,
  AnswerTimeOffDto,
  ListPastTimeOffDto,
  ListTimeOffDto,
  PreviewTimeOffDto,
} from './dto/time-off.dto.js';
import { TimeOffRequestsService } from './time-off-requests.service.js';
import { AddedTimeOffView, TimeOffPageView, TimeOffPreviewView, TimeOffView } from './time-off.view.js';

@May('time-off')
@Controller('time-off')
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffRequestsService) {}

  /**
   * Who is away when: current and upcoming time off, with what was asked for and is not granted, `pending` or `declined`. A
   * stylist reads their own.
   */
  @Get()
  listTimeOff(@Query() query: ListTimeOffDto, @ActingUser() user: CurrentUser): Promise<TimeOffView[]> {
    return this.timeOff.listTimeOff(query, user);
  }

  /** Time off that is over, the latest first. A stylist reads their own. */
  @Get('past')
  listPastTimeOff(
    @Query() query: ListPastTimeOffDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TimeOffPageView> {
    return this.timeOff.listPastTimeOff(query, user);
  }

  /** The bookings that would be in the way, each with who could take it over, for those who give time off. Changes nothing. */
  @Post('preview')
  @HttpCode(200)
  previewTimeOff(
    @Body() body: PreviewTimeOffDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TimeOffPreviewView> {
    return this.timeOff.previewTimeOff(body, user);
  }

  /**
   * Gives somebody time off. 409 `visits-in-the-way` with those bookings unless all of them have been decided on, 409
   * `nobody-free` with those that nobody can take over, 409 `already-away`; nothing has changed then. `news` counts the
   * emails that tell the clients, and says whom the salon has to call. A stylist asks for their own: the answer is then
   * `pending`, the admins are told by email, and nothing else happens until one of them has answered.
   */
  @Post()
  addTimeOff(@Body() body: AddTimeOffDto, @ActingUser() user: CurrentUser): Promise<AddedTimeOffView> {
    return this.timeOff.addTimeOff(body, user);
  }

  /**
   * Grants or declines what somebody has asked for, and tells them by email. Granting it needs the same decisions as giving
   * time off, and is refused in the same ways. 409 `not-possible` when it has been answered.
   */
  @May('team')
  @Post(':id/answer')
  @HttpCode(200)
  answerTimeOff(
    @Param('id', IdPipe) id: string,
    @Body() body: AnswerTimeOffDto,
    @ActingUser() user: CurrentUser,
  ): Promise<AddedTimeOffView> {
    return this.timeOff.answerTimeOff(id, body, user);
  }

  /**
   * Deletes time off: the team member can be booked again. What became of the bookings stays as it is. Whoever has asked for
   * time off withdraws their request.
   */
  @Delete(':id')
  @HttpCode(204)
  deleteTimeOff(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.timeOff.deleteTimeOff(id, user);
  }
}
