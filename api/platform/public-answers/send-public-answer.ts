import type { Request, Response } from 'express';
import { byHeader } from '../../common/http/by-header.js';
import type { Encoding, PublicAnswer } from './public-answer.js';

const encodings: Encoding[] = ['br', 'gzip'];

/** Sets headers for the content type, and for caching with revalidation. */
export function describe(answer: PublicAnswer, response: Response): void {
  response
    .setHeader('Content-Type', 'application/json; charset=utf-8')
    .setHeader('Cache-Control', 'public, no-cache')
    .setHeader('ETag', answer.etag);
}

/** Sends an answer in the smallest encoding that the browser accepts, or 304 if it already has it. */
export function sendPublicAnswer(answer: PublicAnswer, request: Request, response: Response): void {
  describe(answer, response);
  response.vary('Accept-Encoding');
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const encoding = answer.isWorthPacking ? encodingFor(request) : PLAIN;
  if (encoding !== PLAIN) response.setHeader('Content-Encoding', encoding);
  const bytes = encoding === PLAIN ? answer.bytes : answer.in(encoding);
  response.setHeader('Content-Length', bytes.length).end(bytes);
}

const PLAIN = 'identity';

const encodingFor = byHeader('accept-encoding', (request): Encoding | typeof PLAIN => {
  if (request.headers['accept-encoding'] === undefined) return PLAIN;
  return encodings.find((encoding) => request.acceptsEncodings(encoding)) ?? PLAIN;
});
