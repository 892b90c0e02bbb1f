import { createHash } from 'node:crypto';
import type { SalonView } from '../../salon/salon/salon.view.js';
import type { ServiceView } from '../../salon/services/service.view.js';
import type { ShareCard } from './domain/share-card.js';

/** Increase with every change to the drawing, so that caches drop the old cards. */
const DRAWING = 1;

/** The path of a card. It changes with its content, because networks cache cards for weeks. */
export function cardPath({ name, line, picture }: ShareCard): string {
  const shown =
    typeof picture === 'object' && picture
      ? [picture._id, picture.focusXPercent, picture.focusYPercent]
      : picture;
  const drawn = [DRAWING, name, line, shown];
  return `/share-card/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.jpg`;
}

/** The content of the salon's card. */
export const shareCardOf = ({ name, address, hero }: SalonView): ShareCard => ({
  name,
  line: address.city,
  picture: hero.light ?? hero.night,
});

/** The content of a service's card. */
export const shareCardOfService = (
  { name }: SalonView,
  { title, picture, img }: Pick<ServiceView, 'title' | 'picture' | 'img'>,
): ShareCard => ({ name: title, line: name, picture: picture ?? (img || null) });
