import type { Request } from 'express';
import type { Language } from '../../words/types.gen.js';
import { languages, mainLanguage } from '../../words/languages.gen.js';

/**
 * The response language: the best supported one by `Accept-Language` (RFC 9110 §12.5.4), otherwise English. Malformed
 * languages are ignored.
 */
export const languageOf = (request: Request): Language => {
  const best = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === best) ?? mainLanguage;
};
