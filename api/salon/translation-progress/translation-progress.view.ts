import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import type { Language } from '../../words/types.gen.js';

/** How much of the owner's own words is there in a language. */
export class TranslationProgressView {
  @ApiLanguage()
  language: Language;

  /** How many texts of the owner's visitors may see: titles, descriptions, alt texts, texts of the site. */
  texts: number;

  /** How many of them have a translation. */
  translated: number;
}
