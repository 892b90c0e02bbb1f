import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../../words/types.gen.js';
import { languageOf } from './language-of.js';

/** The language to answer in, by `Accept-Language`; the answer says which it is, and on what that depends. */
export const AnswerLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const http = context.switchToHttp();
  const language = languageOf(http.getRequest<Request>());
  http.getResponse<Response>().setHeader('Content-Language', language).vary('Accept-Language');
  return language;
});
