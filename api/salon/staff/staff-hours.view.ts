import { OpeningHoursView, WindowView } from '../salon/salon.view.js';
import type { StaffException } from './staff-exception.entity.js';
import type { StaffHours } from './staff-hours.entity.js';

export class StaffExceptionView {
  /** Local date, YYYY-MM-DD. */
  day: string;

  /** Empty for a day off. */
  windows: WindowView[];
}

/** Working times of a team member, which never reach outside the salon's opening hours. */
export class StaffHoursView {
  /** Every week, in order. */
  weekly: OpeningHoursView[];

  /** Days that differ from the week, in order. */
  exceptions: StaffExceptionView[];
}

export const toStaffHoursView = (weekly: StaffHours[], exceptions: StaffException[]): StaffHoursView => ({
  weekly: weekly.map(({ weekday, startsMinute, endsMinute }) => ({ weekday, startsMinute, endsMinute })),
  exceptions: exceptions.map(({ day, windows }) => ({
    day,
    windows: windows.map(({ startsMinute, endsMinute }) => ({ startsMinute, endsMinute })),
  })),
});
