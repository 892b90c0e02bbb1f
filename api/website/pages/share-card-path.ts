import { createHash } from 'node:crypto';
import type { SalonView } from '../../salon/salon/salon.view.js';
import type { ServiceView } from '../../salon/services/service.view.js';
import type { ShareCard } from './domain/share-card.js';

/** Increase with every change to the drawing, so that caches drop the old cards. */
const DRAWING = 3;

/** The path of a card. It changes with its content, because networks cache cards for weeks. */
export function cardPath({ name, line, picture, face }: ShareCard): string {
  const shown =
    typeof picture === 'object' && picture
      ? [picture._id, picture.focusXPercent, picture.focusYPercent]
      : picture;
  const drawn = [DRAWING, name, line, shown, face.colour, face.logoId];
  return `/share-card/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.jpg`;
}

const faceOf = ({ face: { tones, logo } }: SalonView): ShareCard['face'] => ({
  colour: tones?.light.accent ?? null,
  logoId: logo?._id ?? null,
});

/** The content of the salon's card. */
export const shareCardOf = (salon: SalonView): ShareCard => ({
  name: salon.name,
  line: salon.address.city,
  picture: salon.hero.light ?? salon.hero.night,
  face: faceOf(salon),
});

/** The content of a service's card. */
export const shareCardOfService = (
  salon: SalonView,
  { title, picture, img }: Pick<ServiceView, 'title' | 'picture' | 'img'>,
): ShareCard => ({
  name: title,
  line: salon.name,
  picture: picture ?? (img || null),
  face: faceOf(salon),
});
