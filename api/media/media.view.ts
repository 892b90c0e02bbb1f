import { ApiProperty } from '@nestjs/swagger';
import { type PicturePlace, picturePlaces } from './domain/picture-places.js';
import type { MediaItem } from './media-item.entity.js';
import { PictureView, toPictureView } from './picture.view.js';

/** A picture as those who run the salon see it. */
export class MediaItemView extends PictureView {
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A picture in the list of all, with where it is to be seen. */
export class ListedMediaView extends MediaItemView {
  @ApiProperty({ enum: picturePlaces, enumName: 'PicturePlace', isArray: true })
  shownIn: PicturePlace[];
}

export class MediaPageView {
  items: ListedMediaView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}

export const toMediaItemView = (item: MediaItem): MediaItemView => ({
  ...toPictureView(item),
  createdAt: item.createdAt.toISOString(),
});
