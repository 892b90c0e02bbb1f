import { lazyPart } from '../../../ui/lazy-part';

/** Few clients look after anyone. */
export const ForWhom = lazyPart(() => import('./for-whom').then((part) => part.ForWhom), '76px');
