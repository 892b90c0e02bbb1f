import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** The checkout, loaded on demand. */
export const CheckoutDialog = lazyDialogs(() =>
  import('./checkout-dialog').then((part) => part.CheckoutDialog),
);
