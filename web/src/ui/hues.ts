/** The colours of categories; each has three tokens, `--hue-…-bg`, `-fg` and `-line`. */
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

/** For items without a colour, or whose colour is not known yet. */
export const PLAIN_HUE: Hue = 'clay';
