import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** All of checking out, fetched when it is wanted. */
export const CheckoutDialog = lazyDialogs(() =>
  import('./checkout-dialog').then((part) => part.CheckoutDialog),
);
