import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { Counter, Histogram } from 'prom-client';
import { appVersion } from '../../common/app-version.js';
import { BoundedQueue } from '../../common/bounded-queue.js';
import type { AllowedDestination } from '../../config/allowed-destination.js';
import { ENV, type Env } from '../../config/env.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { dial } from './dial.js';
import { hostOf, isGoodUrl, mayDial } from './judge-destination.js';
import { OutgoingFailure, type OutgoingFault } from './outgoing-failure.js';
import { OutgoingNetworkService } from './outgoing-network.service.js';
import { readBody } from './read-body.js';

/** One request, with everything that belongs to it: names, redirects, every byte. */
const MAX_MILLISECONDS = 10_000;

const MAX_BYTES = 2 * 1024 * 1024;

const atOnce = { concurrency: 4, waiting: 100 };

const USER_AGENT = `Parlour/${appVersion()}`;

const redirectStatuses = [301, 302, 303, 307, 308];

export interface OutgoingCall {
  url: string;
  /** How many redirects to follow. Each address is judged like the first one. */
  maxRedirects: number;
  /** Asks only for what has changed since the answer with this tag. */
  etag?: string | null;
}

/** An answer of any status; the caller decides whether it is a good one. */
export interface OutgoingAnswer {
  status: number;
  etag: string | null;
  bytes: Buffer;
}

/**
 * The one way out to addresses that people enter. Every address of a name is judged, and only a judged address is
 * dialled, so a name that leads elsewhere a moment later gains nothing. Rejects with an `OutgoingFailure`.
 */
@Injectable()
export class OutgoingService {
  private readonly allowed: readonly AllowedDestination[];
  private readonly queue = new BoundedQueue(atOnce, () => new OutgoingFailure('busy'));
  private readonly outcomes: Counter<'outcome'>;
  private readonly seconds: Histogram;

  constructor(
    @Inject(ENV) env: Env,
    private readonly network: OutgoingNetworkService,
    metrics: MetricsService,
  ) {
    this.allowed = env.outgoingAllow ?? [];
    this.outcomes = metrics.counter(
      'parlour_outgoing_requests_total',
      'Requests to addresses that people entered, by what became of them.',
      ['outcome'],
    );
    this.seconds = metrics.seconds('parlour_outgoing_seconds', 'How long those requests took.');
  }

  get(call: OutgoingCall): Promise<OutgoingAnswer> {
    return this.queue.run(() => this.measured(call));
  }

  /** True for an address that may be dialled as far as it says itself; the rest is known only when it is dialled. */
  isGoodAddress(address: string): boolean {
    const url = urlOf(address);
    return url !== null && isGoodUrl(url, this.allowed) && (isIP(hostOf(url)) === 0 || this.mayDial(url));
  }

  private mayDial(url: URL): boolean {
    return mayDial(url, hostOf(url), this.allowed);
  }

  private async measured(call: OutgoingCall): Promise<OutgoingAnswer> {
    const end = this.seconds.startTimer();
    const signal = AbortSignal.timeout(MAX_MILLISECONDS);
    try {
      const answer = await this.follow(call, signal);
      this.outcomes.inc({ outcome: 'answered' });
      return answer;
    } catch (error) {
      const failure = signal.aborted ? new OutgoingFailure('too-slow', { cause: error }) : failureOf(error);
      this.outcomes.inc({ outcome: failure.fault });
      throw failure;
    } finally {
      end();
    }
  }

  private async follow(
    { url, maxRedirects, etag }: OutgoingCall,
    signal: AbortSignal,
  ): Promise<OutgoingAnswer> {
    let at = url;
    for (let followed = 0; followed <= maxRedirects; followed += 1) {
      const answer = await this.ask(at, etag ?? null, signal);
      const { statusCode: status = 0, headers } = answer;
      if (!redirectStatuses.includes(status) || headers.location === undefined)
        return { status, etag: headers.etag ?? null, bytes: await readBody(answer, MAX_BYTES) };
      answer.destroy();
      if (!URL.canParse(headers.location, at)) throw new OutgoingFailure('bad-address');
      at = new URL(headers.location, at).href;
    }
    throw new OutgoingFailure('too-many-redirects');
  }

  private async ask(address: string, etag: string | null, signal: AbortSignal): Promise<IncomingMessage> {
    const url = urlOf(address);
    if (!url || !isGoodUrl(url, this.allowed)) throw new OutgoingFailure('bad-address');
    const addresses = await this.addressesOf(url, signal);
    if (addresses.length === 0) throw new OutgoingFailure('unknown-host');
    if (!addresses.every((one) => mayDial(url, one, this.allowed)))
      throw new OutgoingFailure('refused-address');
    const headers = {
      'User-Agent': USER_AGENT,
      'Accept-Encoding': 'gzip',
      ...(etag === null ? {} : { 'If-None-Match': etag }),
    };
    return dial({ url, addresses, headers, authorities: this.network.authorities, signal });
  }

  /** The addresses of a name, or the literal address. A lookup can't be interrupted, so a late answer is ignored. */
  private addressesOf(url: URL, signal: AbortSignal): Promise<string[]> {
    const host = hostOf(url);
    if (isIP(host) !== 0) return Promise.resolve([host]);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new OutgoingFailure('too-slow')), { once: true });
      this.network
        .addressesOf(host)
        .then(resolve, (error: unknown) => reject(new OutgoingFailure('unknown-host', { cause: error })));
    });
  }
}

const urlOf = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

function failureOf(error: unknown): OutgoingFailure {
  if (error instanceof OutgoingFailure) return error;
  return new OutgoingFailure(faultOf(error), { cause: error });
}

function faultOf(error: unknown): OutgoingFault {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (/^(HPE|Z)_/.test(code)) return 'unreadable';
  return /CERT|ALTNAME|SIGNATURE|ISSUER|CRL|EPROTO|SSL/.test(code) ? 'bad-certificate' : 'unreachable';
}
