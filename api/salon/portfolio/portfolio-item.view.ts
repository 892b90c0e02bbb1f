import { ApiProperty } from '@nestjs/swagger';
import { ApiFallbacks, InEachLanguage } from '../../common/http/in-each-language.js';
import {
  type Fallbacks,
  type Translation,
  translationsOf,
  type Reading,
  readWords,
  type WordsState,
  wordsStates,
} from '../../common/translations.js';
import { PictureView, toPictureView } from '../../platform/media/picture.view.js';
import type { PortfolioItem } from './portfolio-item.entity.js';

/** Texts of a piece of work that the owner writes. */
export const portfolioTexts = ['subtitle', 'title', 'description'] as const;
type PortfolioText = (typeof portfolioTexts)[number];

/** A piece of work in another language. */
export class PortfolioWordsView implements Translation<PortfolioText> {
  /** Null: not translated. */
  @ApiProperty({ type: String, nullable: true })
  subtitle: string | null;

  @ApiProperty({ type: String, nullable: true })
  title: string | null;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  /** `changed`: the original has changed since. `missing`: a text has no translation. */
  @ApiProperty({ enum: wordsStates, enumName: 'WordsState' })
  state: WordsState;
}

export class PortfolioInEachLanguageView extends InEachLanguage(PortfolioWordsView) {}

/** The service that a look can be booked as. */
export class BookedAsView {
  _id: string;
  title: string;
}

/** How it was before. */
export class BeforeView {
  /** Path of the picture on this origin. */
  img: string;
  width: number;
  height: number;

  /** The salon's own picture in all its sizes; null for one that comes with the app. */
  @ApiProperty({ type: PictureView, nullable: true })
  picture: PictureView | null;
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

  /** How it was before; null without a picture of that. */
  @ApiProperty({ type: BeforeView, nullable: true })
  before: BeforeView | null;

  /** The service it can be booked as; null without one, or if the service isn't offered right now. */
  @ApiProperty({ type: BookedAsView, nullable: true })
  service: BookedAsView | null;

  /** The team member whose work it is; null without one. */
  @ApiProperty({ type: String, nullable: true })
  staffId: string | null;

  @ApiFallbacks(portfolioTexts)
  fallbacks: Fallbacks<PortfolioText>;
}

/** The same for the people who run the salon. */
export class PortfolioEntryView extends PortfolioItemView {
  isPublished: boolean;

  /** Its service, offered or not. */
  serviceId: string | null;

  /** Translations. */
  words: PortfolioInEachLanguageView;
}

/** The services that can be booked, by id. */
export type ForSale = ReadonlyMap<string, BookedAsView>;

export function toPortfolioItemView(
  item: PortfolioItem,
  forSale: ForSale,
  reading: Reading | null,
): PortfolioItemView {
  const { id, serviceId } = item;
  const picture = item.picture && toPictureView(item.picture, reading);
  return {
    _id: id,
    img: picture?.src ?? item.img,
    width: picture?.width ?? item.imgWidth,
    height: picture?.height ?? item.imgHeight,
    ...readWords(portfolioTexts, item, () => item.words, reading),
    picture,
    before: beforeOf(item, reading),
    service: (serviceId !== null && forSale.get(serviceId)) || null,
    staffId: item.staffId,
  };
}

/** The one that comes with the app belongs to the picture that it came with. */
function beforeOf(item: PortfolioItem, reading: Reading | null): BeforeView | null {
  const { beforePicture, beforeImg, picture, imgWidth, imgHeight } = item;
  if (beforePicture) {
    const own = toPictureView(beforePicture, reading);
    return { img: own.src, width: own.width, height: own.height, picture: own };
  }
  if (!beforeImg || picture || !imgWidth || !imgHeight) return null;
  return { img: beforeImg, width: imgWidth, height: imgHeight, picture: null };
}

export const toPortfolioEntryView = (item: PortfolioItem, forSale: ForSale): PortfolioEntryView => ({
  ...toPortfolioItemView(item, forSale, null),
  words: translationsOf(portfolioTexts, item, item.words),
  isPublished: item.isPublished,
  serviceId: item.serviceId,
});
