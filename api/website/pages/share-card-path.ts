import { createHash } from 'node:crypto';
import type { SalonView } from '../../salon/salon/salon.view.js';
import type { ShareCard } from './domain/share-card.js';

/** Goes up with every change to how a card is drawn, so that caches forget the old ones. */
const DRAWING = 1;

/** The path of the card; it changes with whatever is drawn, because those who show such cards keep them for weeks. */
export function cardPath({ name, city, picture }: ShareCard): string {
  const drawn = [DRAWING, name, city, picture && [picture._id, picture.focusXPercent, picture.focusYPercent]];
  return `/share-card/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.jpg`;
}

/** What of the salon is on its card. */
export const shareCardOf = ({ name, address, hero }: SalonView): ShareCard => ({
  name,
  city: address.city,
  picture: hero.light ?? hero.night,
});
