import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { AddStaffMemberDto, ArrangeStaffDto, ChangeStaffMemberDto } from './dto/staff-member.dto.js';
import { StaffEntryView, StaffMemberView } from './staff-member.view.js';
import { StaffService } from './staff.service.js';
import { TeamService } from './team.service.js';

@Controller('staff')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly team: TeamService,
  ) {}

  /** The people who can be booked, in the owner's order. */
  @Public()
  @Get()
  listStaff(): Promise<StaffMemberView[]> {
    return this.staff.listStaff();
  }

  /** Everybody, who has left too, with how many visits each still has. */
  @ApiBearerAuth()
  @Roles('admin')
  @Get('all')
  listStaffEntries(): Promise<StaffEntryView[]> {
    return this.team.listStaffEntries();
  }

  /** Adds somebody behind the others. She can be booked once she has hours and something that she does. */
  @ApiBearerAuth()
  @Roles('admin')
  @Post()
  addStaffMember(@Body() body: AddStaffMemberDto, @ActingUser() user: CurrentUser): Promise<StaffEntryView> {
    return this.team.addStaffMember(body, user);
  }

  /** Puts everybody into another order; 409 `list-has-changed` when it is not everybody any more. */
  @ApiBearerAuth()
  @Roles('admin')
  @Put('order')
  arrangeStaff(@Body() body: ArrangeStaffDto, @ActingUser() user: CurrentUser): Promise<StaffEntryView[]> {
    return this.team.arrangeStaff(body, user);
  }

  /** Changes what is said of somebody, or that she works here; 409 `has-coming-visits` while clients expect her. */
  @ApiBearerAuth()
  @Roles('admin')
  @Patch(':id')
  changeStaffMember(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeStaffMemberDto,
    @ActingUser() user: CurrentUser,
  ): Promise<StaffEntryView> {
    return this.team.changeStaffMember(id, body, user);
  }

  /** Erases somebody who was never booked; 409 `has-history` for everybody else. */
  @ApiBearerAuth()
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  deleteStaffMember(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.team.deleteStaffMember(id, user);
  }
}
