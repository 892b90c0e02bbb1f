import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { BoundedMap } from '../bounded-map.js';

const MAX_REMEMBERED = 100;
const LONGEST_REMEMBERED = 300;

/**
 * Caches the result of parsing a request header: browsers send few different ones, and parsing takes longer than
 * answering from memory. `read` must not look at anything else in the request.
 */
export function byHeader<Said>(
  name: keyof IncomingHttpHeaders,
  read: (request: Request) => Said,
): (request: Request) => Said {
  const remembered = new BoundedMap<string, Said>(MAX_REMEMBERED);
  return (request) => {
    const header = String(request.headers[name] ?? '');
    const known = remembered.get(header);
    if (known !== undefined) return known;
    const said = read(request);
    if (header.length <= LONGEST_REMEMBERED) remembered.set(header, said);
    return said;
  };
}
