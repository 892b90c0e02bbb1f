/** What of a picture is to stay in sight. */
interface Focus {
  focusXPercent: number;
  focusYPercent: number;
}

/** What is drawn on the card that is shown when a page is shared. */
export interface ShareCard {
  /** Of the salon or a service. */
  name: string;
  /** The salon's city, or its name on the card of a service. Empty until the owner has entered it. */
  line: string;
  /** The salon's own picture, or the path of one that comes with the app; null for the default. */
  picture: ({ _id: string } & Focus) | string | null;
}

/** In pixels: what the networks that show such cards ask for. */
export const cardSize = { width: 1200, height: 630 };

/** Every letter that the typeface of the cards has (web/public/fonts, the Latin part of Gilda Display). */
const LETTERS =
  /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u0102\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]+$/u;

/** Whether all of it can be written on a card. No other typeface can be counted on where the app runs. */
export const isWritable = (text: string): boolean => LETTERS.test(text.normalize('NFC'));

/** Where a picture of one size is cut so that it fills another, around its focal point; as `object-fit: cover` does. */
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
