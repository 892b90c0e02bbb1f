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
}

/** In pixels, as requested by the networks that show such cards. */
export const cardSize = { width: 1200, height: 630 };

/** Every character in the cards' typeface (web/public/fonts, the Latin part of Gilda Display). */
const LETTERS =
  /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u0102\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]+$/u;

/** True if the text can be drawn on a card. No other typeface is certain to exist where the app runs. */
export const isWritable = (text: string): boolean => LETTERS.test(text.normalize('NFC'));

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
