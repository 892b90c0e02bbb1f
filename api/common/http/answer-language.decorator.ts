import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../../words/types.gen.js';
import { languageOf } from './language-of.js';

/** The response language, from `Accept-Language`. Also sets `Content-Language` and `Vary`. */
export const AnswerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  const language = languageOf(http.getRequest<Request>());
  http.getResponse<Response>().setHeader('Content-Language', language).vary('Accept-Language');
  return language;
});
