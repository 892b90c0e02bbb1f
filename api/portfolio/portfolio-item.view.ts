import { ApiProperty } from '@nestjs/swagger';
import { PictureView, toPictureView } from '../media/picture.view.js';
import type { PortfolioItem } from './portfolio-item.entity.js';

/** The service that a look can be booked as. */
export class BookedAsView {
  _id: string;
  title: string;
}

/** A piece of work as visitors see it. */
export class PortfolioItemView {
  _id: string;

  /** Path of the picture on this origin; empty when it has none. */
  img: string;

  /** The picture's width in pixels, so that its space can be kept while it loads; null without a picture. */
  width: number | null;

  /** The picture's height in pixels. */
  height: number | null;
  subtitle: string;
  title: string;
  description: string;

  /** The salon's own picture in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;

  /** The service it can be booked as; null when it names none, or one that is not for sale at the moment. */
  @ApiProperty({ type: BookedAsView, nullable: true })
  service: BookedAsView | null;
}

/** The same for the people who run the salon. */
export class PortfolioEntryView extends PortfolioItemView {
  isPublished: boolean;

  /** The service that it names, for sale or not. */
  serviceId: string | null;
}

/** The services that can be booked, by id. */
export type ForSale = ReadonlyMap<string, BookedAsView>;

export function toPortfolioItemView(item: PortfolioItem, forSale: ForSale): PortfolioItemView {
  const { id, subtitle, title, description, serviceId } = item;
  const picture = item.picture && toPictureView(item.picture);
  return {
    _id: id,
    img: picture?.src ?? item.img,
    width: picture?.width ?? item.imgWidth,
    height: picture?.height ?? item.imgHeight,
    subtitle,
    title,
    description,
    picture,
    service: (serviceId !== null && forSale.get(serviceId)) || null,
  };
}

export const toPortfolioEntryView = (item: PortfolioItem, forSale: ForSale): PortfolioEntryView => ({
  ...toPortfolioItemView(item, forSale),
  isPublished: item.isPublished,
  serviceId: item.serviceId,
});
