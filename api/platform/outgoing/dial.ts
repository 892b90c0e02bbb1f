import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

interface Dialled {
  url: URL;
  /** Every one of them was judged. */
  addresses: readonly string[];
  headers: Record<string, string>;
  authorities: string | undefined;
  signal: AbortSignal;
}

/** Sends a GET to one of these addresses, wherever the name leads by now. Resolves with the head of the answer. */
export function dial({ url, addresses, headers, authorities, signal }: Dialled): Promise<IncomingMessage> {
  const judged = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first] = judged;
    if (all) answer(null, judged);
    else answer(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    request(url, {
      // A connection of its own: no proxy, and nothing left from an earlier request.
      agent: false,
      lookup,
      headers,
      signal,
      ...(authorities === undefined ? {} : { ca: authorities }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}
