import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Language } from '../../words/types.gen.js';
import { languageOf } from './language-of.js';

/** The language that the caller asked for, which the web app sets to the page's; null if none. */
export const AskedLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language | null => {
    const request = context.switchToHttp().getRequest<Request>();
    return request.headers['accept-language'] === undefined ? null : languageOf(request);
  },
);
