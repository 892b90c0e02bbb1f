import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '../../words/types.gen.js';
import { knownLanguage } from '../words/known-language.js';

/** The language in the URL (`?language=pt`); null for the salon's main one. Unknown languages are ignored. */
export function languageOfQuery({ query }: Request): Language | null {
  return typeof query['language'] === 'string' ? knownLanguage(query['language']) : null;
}

/** The same as a parameter decorator. */
export const LanguageOfQuery = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language | null =>
    languageOfQuery(context.switchToHttp().getRequest<Request>()),
);
