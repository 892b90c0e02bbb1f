import { ApiProperty } from '@nestjs/swagger';
import { BoundedMap } from '../../common/bounded-map.js';
import type { MediaItem } from '../../platform/media/media-item.entity.js';
import { isDemoSalon } from '../site-texts/demo-salon.js';
import { initialsOf } from './domain/initials.js';
import { logoPath } from './domain/logo-path.js';
import { type ThemeTones, type Tones, tonesOf } from './domain/tones.js';

/** The colours of one theme, each `#rrggbb`. */
export class ThemeTonesView implements ThemeTones {
  /** Buttons, links and focus. */
  accent: string;

  /** The same under the pointer. */
  accentHover: string;

  /** Text on these two. */
  onAccent: string;

  /** The ground of what is chosen. */
  accentSoft: string;

  /** Text on that. */
  onAccentSoft: string;
}

/** The colours of both themes that follow from one. Text in them can be read, by WCAG 2.2 AA. */
export class TonesView implements Tones {
  light: ThemeTonesView;
  night: ThemeTonesView;

  /** `darker` if the given colour would be too pale for text; null if it is used as given. */
  @ApiProperty({ enum: ['darker'], nullable: true })
  mended: 'darker' | null;
}

/** The salon's logo, drawn for both themes. */
export class LogoView {
  _id: string;

  /** The path of the file for light grounds. */
  light: string;

  /** The path of the file for dark grounds. */
  night: string;

  /** Size of the picture, in pixels. The files have the same proportions. */
  width: number;
  height: number;
}

/** The salon's logo and colour, and what follows from them. */
export class FaceView {
  /** As entered, `#rrggbb`; null for the app's. */
  @ApiProperty({ type: String, nullable: true })
  colour: string | null;

  /** Null for those that come with the app. */
  @ApiProperty({ type: TonesView, nullable: true })
  tones: TonesView | null;

  /** Null for a salon without a logo, which is marked by its initials. */
  @ApiProperty({ type: LogoView, nullable: true })
  logo: LogoView | null;

  /** One or two letters; empty for a name without letters, and for the demo salon, which has a mark of its own. */
  initials: string;
}

/** The parts of the salon's settings that its face depends on. */
export interface FaceFacts {
  name: string;
  demoAt: Date | null;
  colour: string | null;
  logoPicture: Pick<MediaItem, 'id' | 'width' | 'height'> | null;
}

export const toLogoView = ({ id, width, height }: Pick<MediaItem, 'id' | 'width' | 'height'>): LogoView => ({
  _id: id,
  light: logoPath(id, 'light'),
  night: logoPath(id, 'night'),
  width,
  height,
});

/** Every page and email asks for the salon's tones, and finding those of a pale colour takes several milliseconds. */
const knownTones = new BoundedMap<string, Tones>(4);

function tonesOnce(colour: string): Tones {
  const tones = knownTones.get(colour) ?? tonesOf(colour);
  knownTones.set(colour, tones);
  return tones;
}

export const toFaceView = (salon: FaceFacts): FaceView => ({
  colour: salon.colour,
  tones: salon.colour === null ? null : tonesOnce(salon.colour),
  logo: salon.logoPicture && toLogoView(salon.logoPicture),
  initials: isDemoSalon(salon) ? '' : initialsOf(salon.name),
});
