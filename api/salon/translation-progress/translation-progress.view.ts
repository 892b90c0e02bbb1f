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

  /** Of the service, team member or whatever has the texts; empty for the texts of the site. */
  _id: string;

  /** Its name in the main language; empty for the texts of the site. */
  name: string;

  /** How many of its texts are missing. */
  texts: number;
}

/** How much of the owner's own words is there in a language. */
export class TranslationProgressView {
  @ApiLanguage()
  language: Language;

  /** How many texts of the owner's visitors may see: titles, descriptions, alt texts, texts of the site. */
  texts: number;

  /** How many of them have a translation. */
  translated: number;
}
