import { Injectable } from '@nestjs/common';
import { StaffService } from '../../salon/staff/staff.service.js';
import { TimeOffRequestsService } from '../../booking/time-off/time-off-requests.service.js';
import type { User } from '../../people/users/user.entity.js';
import type { AccountExportView, OwnWorkView } from './account-export.view.js';

/** The salon's data about a person as a team member. */
@Injectable()
export class OwnWorkService {
  constructor(
    private readonly staff: StaffService,
    private readonly timeOff: TimeOffRequestsService,
  ) {}

  async showWork(user: User): Promise<Pick<AccountExportView, 'work' | 'timeOff'>> {
    return { work: await this.roleOf(user), timeOff: await this.timeOff.listOwnRequests(user.id) };
  }

  private async roleOf({ role, grants, staffId }: User): Promise<OwnWorkView | null> {
    if (role === 'user') return null;
    return { role, grants, staffName: staffId && (await this.staff.findName(staffId)) };
  }
}
