import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Most who open a client's file merge nobody. */
export const MergeClientsDialog = lazyDialogs(() =>
  import('./merge-clients-dialog').then((part) => part.MergeClientsDialog),
);
