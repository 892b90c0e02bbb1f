import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Most users only read a client's file. */
export const EditClientDialog = lazyDialogs(() =>
  import('./edit-client-dialog').then((part) => part.EditClientDialog),
);
export const MergeClientsDialog = lazyDialogs(() =>
  import('./merge-clients-dialog').then((part) => part.MergeClientsDialog),
);
export const CarerDialog = lazyDialogs(() => import('./carer-dialog').then((part) => part.CarerDialog));
export const BlockDialog = lazyDialogs(() => import('./block-dialog').then((part) => part.BlockDialog));
