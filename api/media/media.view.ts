import type { MediaItem } from './media-item.entity.js';
import { PictureView, toPictureView } from './picture.view.js';

/** A picture as those who run the salon see it. */
export class MediaItemView extends PictureView {
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

export class MediaPageView {
  items: MediaItemView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}

export const toMediaItemView = (item: MediaItem): MediaItemView => ({
  ...toPictureView(item),
  createdAt: item.createdAt.toISOString(),
});
