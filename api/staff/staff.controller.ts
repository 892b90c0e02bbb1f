import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access/public.decorator.js';
import { StaffMemberView } from './staff-member.view.js';
import { StaffService } from './staff.service.js';

@Controller('staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  /** The people who can be booked, in the owner's order. */
  @Public()
  @Get()
  listStaff(): Promise<StaffMemberView[]> {
    return this.staff.listStaff();
  }
}
