import { createHash } from 'node:crypto';
import type { FaceView } from '../../salon/face/face.view.js';
import { standardTones } from '../../salon/face/domain/tones.js';

/** Increase with every change to the drawing, so that caches drop the old icons. */
const DRAWING = 1;

/** In pixels: a browser's tab, the home screen of an iPhone, and the two of a web app manifest. */
export const iconSizes = [64, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** `plain` has round corners; `full` fills its square, because the phone cuts it to its own shape. */
export type IconShape = 'plain' | 'full';

/** Content of an icon. */
export interface IconFace {
  colour: string;
  onColour: string;
  logo: { id: string; width: number; height: number } | null;
  initials: string;
}

/** Content of this salon's icons; null for the demo salon, which has icons of its own. */
export function iconFaceOf({ tones, logo, initials }: FaceView): IconFace | null {
  if (!logo && initials === '' && !tones) return null;
  const { accent, onAccent } = (tones ?? standardTones).light;
  return {
    colour: accent,
    onColour: onAccent,
    logo: logo && { id: logo._id, width: logo.width, height: logo.height },
    initials,
  };
}

/** Identifies what the icons show. */
export const iconKey = ({ colour, logo, initials }: IconFace): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, colour, logo?.id, initials]))
    .digest('hex')
    .slice(0, 16);

/** The path of an icon. It changes with its content, because phones keep icons for weeks. */
export const iconPath = (face: IconFace, size: IconSize, shape: IconShape = 'plain'): string =>
  `/icons/${iconKey(face)}-${size}${shape === 'full' ? '-full' : ''}.png`;

/** The parts of an icon's file name; null for any other name. */
export function partsOfIcon(file: string): { key: string; size: IconSize; shape: IconShape } | null {
  const [, key, digits, full] = /^([0-9a-f]{16})-(\d{2,3})(-full)?\.png$/.exec(file) ?? [];
  const size = iconSizes.find((each) => String(each) === digits);
  return key !== undefined && size !== undefined ? { key, size, shape: full ? 'full' : 'plain' } : null;
}
