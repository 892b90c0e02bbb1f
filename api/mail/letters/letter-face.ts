import { standardTones } from '../../salon/face/domain/tones.js';
import type { FaceView } from '../../salon/face/face.view.js';
import type { LetterFace } from '../email-templates/email.js';

/** In pixels: the most room that a logo has at the head of an email. */
const mostRoom = { width: 240, height: 72 };

/** The salon's face as its emails show it. Mail programs fetch the logo, so its address is a whole one. */
export function letterFaceOf({ tones, logo, initials }: FaceView, publicUrl: string): LetterFace {
  const { light, night } = tones ?? standardTones;
  return {
    light: { accent: light.accent, onAccent: light.onAccent },
    night: { accent: night.accent, onAccent: night.onAccent },
    logo: logo && {
      light: publicUrl + logo.light,
      night: publicUrl + logo.night,
      ...fitted(logo, mostRoom),
    },
    initials: logo ? '' : initials,
  };
}

interface Size {
  width: number;
  height: number;
}

/** The largest size in a box, never enlarged. */
export function fitted({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
