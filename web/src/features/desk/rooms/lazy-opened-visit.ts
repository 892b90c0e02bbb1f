import { lazyDialogs } from '../../../ui/lazy-dialogs';

/** Fetched with the first press: most days, no visit is in the way. */
export const OpenedVisit = lazyDialogs(() => import('./opened-visit').then((part) => part.OpenedVisit));
