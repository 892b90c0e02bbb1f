import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Most who open a client's file only read it. */
export const EditClientDialog = lazyDialogs(() =>
  import('./edit-client-dialog').then((part) => part.EditClientDialog),
);
export const MergeClientsDialog = lazyDialogs(() =>
  import('./merge-clients-dialog').then((part) => part.MergeClientsDialog),
);
