import { ApiProperty } from '@nestjs/swagger';
import { PictureView, toPictureView } from '../media/picture.view.js';
import type { PortfolioItem } from './portfolio-item.entity.js';

/** A piece of work as visitors see it. */
export class PortfolioItemView {
  _id: string;

  /** Path of the picture on this origin; empty when it has none. */
  img: string;
  subtitle: string;
  title: string;
  description: string;

  /** The salon's own picture in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;
}

/** The same for the people who run the salon. */
export class PortfolioEntryView extends PortfolioItemView {
  isPublished: boolean;
}

export function toPortfolioItemView(item: PortfolioItem): PortfolioItemView {
  const { id, subtitle, title, description } = item;
  const picture = item.picture && toPictureView(item.picture);
  return { _id: id, img: picture?.src ?? item.img, subtitle, title, description, picture };
}

export const toPortfolioEntryView = (item: PortfolioItem): PortfolioEntryView => ({
  ...toPortfolioItemView(item),
  isPublished: item.isPublished,
});
