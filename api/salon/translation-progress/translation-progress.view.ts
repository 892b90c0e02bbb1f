import { ApiProperty } from '@nestjs/swagger';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import type { Language } from '../../words/types.gen.js';

/** The places where the owner writes texts. An add-on is written with its service. */
export const translatedPlaces = ['category', 'service', 'team', 'portfolio', 'picture', 'site'] as const;

export type TranslatedPlace = (typeof translatedPlaces)[number];

/** Something with texts that are not yet translated. */
export class MissingTranslationView {
  @ApiProperty({ enum: translatedPlaces })
  place: TranslatedPlace;

  /** The id of the service, team member or other item with the texts; empty for the texts of the site. */
  _id: string;

  /** Its name in the main language; empty for the texts of the site. */
  name: string;

  /** The number of its missing texts. */
  texts: number;
}

/** Share of the owner's texts that is translated into a language. */
export class TranslationProgressView {
  @ApiLanguage()
  language: Language;

  /** The number of the owner's texts that visitors can see: titles, descriptions, alt texts, texts of the site. */
  texts: number;

  /** The number of those with a translation. */
  translated: number;
}
