import { createHash } from 'node:crypto';
import type { SalonView } from '../../salon/salon/salon.view.js';
import type { ServiceView } from '../../salon/services/service.view.js';
import type { ShareCard } from './domain/share-card.js';

/** Goes up with every change to how a card is drawn, so that caches forget the old ones. */
const DRAWING = 1;

/** The path of the card; it changes with whatever is drawn, because those who show such cards keep them for weeks. */
export function cardPath({ name, line, picture }: ShareCard): string {
  const shown =
    typeof picture === 'object' && picture
      ? [picture._id, picture.focusXPercent, picture.focusYPercent]
      : picture;
  const drawn = [DRAWING, name, line, shown];
  return `/share-card/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.jpg`;
}

/** What of the salon is on its card. */
export const shareCardOf = ({ name, address, hero }: SalonView): ShareCard => ({
  name,
  line: address.city,
  picture: hero.light ?? hero.night,
});

/** What of a service is on its card. */
export const shareCardOfService = (
  { name }: SalonView,
  { title, picture, img }: Pick<ServiceView, 'title' | 'picture' | 'img'>,
): ShareCard => ({ name: title, line: name, picture: picture ?? (img || null) });
