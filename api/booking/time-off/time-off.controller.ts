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

  /** Current and upcoming time off, and requests that are `pending` or `declined`. Stylists read their own. */
  @Get()
  listTimeOff(@Query() query: ListTimeOffDto, @ActingUser() user: CurrentUser): Promise<TimeOffView[]> {
    return this.timeOff.listTimeOff(query, user);
  }

  /** Past time off, latest first. Stylists read their own. */
  @Get('past')
  listPastTimeOff(
    @Query() query: ListPastTimeOffDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TimeOffPageView> {
    return this.timeOff.listPastTimeOff(query, user);
  }

  /** The bookings in the way of time off, each with the colleagues who could take over. Changes nothing. */
  @Post('preview')
  @HttpCode(200)
  previewTimeOff(
    @Body() body: PreviewTimeOffDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TimeOffPreviewView> {
    return this.timeOff.previewTimeOff(body, user);
  }

  /**
   * Gives a team member time off. 409 `visits-in-the-way` with the bookings in that time unless each has a solution,
   * 409 `nobody-free` with the bookings that no one can take over, 409 `already-away`; nothing is changed then. `news`
   * counts the emails to clients, and tells whom the salon has to call. Stylists request their own time off: it is then
   * `pending`, the admins get an email, and nothing else happens until one of them has answered.
   */
  @Post()
  addTimeOff(@Body() body: AddTimeOffDto, @ActingUser() user: CurrentUser): Promise<AddedTimeOffView> {
    return this.timeOff.addTimeOff(body, user);
  }

  /**
   * Grants or declines a request, and emails the team member. Granting requires the same decisions as giving time off,
   * with the same refusals. 409 `not-possible` if it has already been answered.
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
   * Deletes time off: the team member can be booked again. Bookings that were moved or cancelled stay so. Team members
   * withdraw their own requests with this.
   */
  @Delete(':id')
  @HttpCode(204)
  deleteTimeOff(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.timeOff.deleteTimeOff(id, user);
  }
}
