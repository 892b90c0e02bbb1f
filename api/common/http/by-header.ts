import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { BoundedMap } from '../bounded-map.js';

const MAX_REMEMBERED = 100;
const LONGEST_REMEMBERED = 300;

/**
 * What a request's header says, remembered: browsers send few different ones, and reading one takes longer than giving an
 * answer out of memory. `read` must look at nothing else of the request.
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
