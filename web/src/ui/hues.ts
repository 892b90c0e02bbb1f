/** The colours that a category can have; each is three tokens, `--hue-…-bg`, `-fg` and `-line`. */
export const hues = [
  'clay',
  'rose',
  'plum',
  'sage',
  'olive',
  'sky',
  'teal',
  'indigo',
  'amber',
  'brick',
  'moss',
  'slate',
] as const;
export type Hue = (typeof hues)[number];

/** For what has no colour of its own, or whose is not known yet. */
export const PLAIN_HUE: Hue = 'clay';
