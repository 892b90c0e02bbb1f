import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Most visits to a team member's page don't add time off. */
export const TimeOffDialog = lazyDialogs(() =>
  import('./time-off-dialog').then((part) => part.TimeOffDialog),
);
