/** The focal point of a picture, which stays visible. */
interface Focus {
  focusXPercent: number;
  focusYPercent: number;
}

/** The contents of the card shown when a page is shared. */
export interface ShareCard {
  /** The salon's or service's. */
  name: string;
  /** The salon's city, or its name on a service's card. Empty until the owner has entered it. */
  line: string;
  /** The salon's own picture, or the path of a bundled one; null for the default. */
  picture: ({ _id: string } & Focus) | string | null;
  /** The salon's own colour and logo, where it has them. */
  face: { colour: string | null; logoId: string | null };
}

/** In pixels, as requested by the networks that show such cards. */
export const cardSize = { width: 1200, height: 630 };

/** How to crop a picture of one size to another around its focal point, like `object-fit: cover`. */
export function coverOf(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  focus: Focus,
) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(frame.width, Math.round(picture.width * scale));
  const height = Math.max(frame.height, Math.round(picture.height * scale));
  return {
    resized: { width, height },
    cut: {
      left: Math.round(((width - frame.width) * focus.focusXPercent) / 100),
      top: Math.round(((height - frame.height) * focus.focusYPercent) / 100),
      ...frame,
    },
  };
}

/** Drawn larger than this times its own size, a logo of few pixels is a blur. */
const MOST_ENLARGED = 2;

/** The size of a logo inside this frame, enlarged twice at most. */
export function logoInside(
  logo: { width: number; height: number },
  frame: { width: number; height: number },
) {
  const scale = Math.min(frame.width / logo.width, frame.height / logo.height, MOST_ENLARGED);
  return {
    width: Math.max(1, Math.round(logo.width * scale)),
    height: Math.max(1, Math.round(logo.height * scale)),
  };
}
