import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../common/page/page.view.js';
import { type PicturePlace, picturePlaces } from './domain/picture-places.js';
import { endOfNeverShown } from './domain/never-shown.js';
import type { MediaItem } from './media-item.entity.js';
import { PictureView, toPictureView } from './picture.view.js';

/** A picture as admins see it. */
export class MediaItemView extends PictureView {
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A picture in the library, with where it is shown. */
export class ListedMediaView extends MediaItemView {
  @ApiProperty({ enum: picturePlaces, enumName: 'PicturePlace', isArray: true })
  shownIn: PicturePlace[];

  /** When it is deleted unless something shows it by then; null if something has. Instant, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  goesAt: string | null;
}

export class MediaPageView extends PageView {
  items: ListedMediaView[];
}

export const toListedMediaView = (item: MediaItem, shownIn: PicturePlace[]): ListedMediaView => ({
  ...toMediaItemView(item),
  shownIn,
  goesAt: item.usedAt || shownIn.length > 0 ? null : endOfNeverShown(item.createdAt).toISOString(),
});

export const toMediaItemView = (item: MediaItem): MediaItemView => ({
  ...toPictureView(item),
  createdAt: item.createdAt.toISOString(),
});
