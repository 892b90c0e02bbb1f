import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Looks up names, and says which certificates to trust. */
@Injectable()
export class OutgoingNetworkService {
  /** Node's own authorities, and those of NODE_EXTRA_CA_CERTS. */
  readonly authorities: string | undefined = undefined;

  async addressesOf(host: string): Promise<string[]> {
    return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
  }
}
