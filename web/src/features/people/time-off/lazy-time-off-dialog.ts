import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Most who look at a team member's page give nobody time off. */
export const TimeOffDialog = lazyDialogs(() =>
  import('./time-off-dialog').then((part) => part.TimeOffDialog),
);
