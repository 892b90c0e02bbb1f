import { ApiProperty } from '@nestjs/swagger';
import { InEachLanguage } from '../../common/http/in-each-language.js';
import { type Translation, translationsOf, type WordsState, wordsStates } from '../../common/translations.js';
import { PageView } from '../../common/page/page.view.js';
import { type PicturePlace, picturePlaces } from './domain/picture-places.js';
import { endOfNeverShown } from './domain/never-shown.js';
import type { MediaItem } from './media-item.entity.js';
import { altOnly, PictureView, toPictureView } from './picture.view.js';

/** The alt text of a picture in another language. */
export class PictureWordsView implements Translation<'alt'> {
  /** Null: not translated. */
  @ApiProperty({ type: String, nullable: true })
  alt: string | null;

  /** `changed`: the original has changed since. `missing`: a text has no translation. */
  @ApiProperty({ enum: wordsStates, enumName: 'WordsState' })
  state: WordsState;
}

export class PictureInEachLanguageView extends InEachLanguage(PictureWordsView) {}

/** A picture as admins see it. */
export class MediaItemView extends PictureView {
  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** Translations. */
  words: PictureInEachLanguageView;
}

/** A picture in the library, with where it is shown. */
export class ListedMediaView extends MediaItemView {
  @ApiProperty({ enum: picturePlaces, enumName: 'PicturePlace', isArray: true })
  shownIn: PicturePlace[];

  /** The time at which it is deleted if it is still unused; null once it has been used. Instant, ISO 8601 in UTC. */
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
  words: translationsOf(altOnly, item, item.words),
});
