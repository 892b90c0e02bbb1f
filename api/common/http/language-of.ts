import type { Request } from 'express';
import type { Language } from '../../words/types.gen.js';
import { languages, mainLanguage } from '../../words/languages.gen.js';

/**
 * The language in which somebody is answered: the best of ours by `Accept-Language` (RFC 9110 §12.5.4), English if they
 * name none of them. What does not read as a language is passed over.
 */
export const languageOf = (request: Request): Language => {
  const best = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === best) ?? mainLanguage;
};
