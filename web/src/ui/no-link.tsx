import { lazyPart } from './lazy-part';

/** Says that no email with a link will come. Loaded on demand, since most salons have a mail server. */
export const NoLink = lazyPart(() => import('./no-link-alert').then((part) => part.NoLinkAlert), '88px');
