import { lazyPart } from './lazy-part';

/** Says that no link comes by email. Most salons have a mail server, so it is fetched where it is needed. */
export const NoLink = lazyPart(() => import('./no-link-alert').then((part) => part.NoLinkAlert), '88px');
