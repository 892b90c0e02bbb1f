import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { SharedRead } from '../../common/shared-read.js';
import { ENV, type Env } from '../../config/env.js';
import { SiteVersionRepository } from './site-version.repository.js';

/** Asks for the site's version: for all who wait for it at a moment, by one statement. */
@Injectable()
export class SiteVersionService {
  private readonly version: SharedRead<string>;
  private known: { version: string; askedAtMs: number } | null = null;
  /** Requests that are being answered and may change what the site shows. */
  private changing = 0;
  private changes = 0;

  constructor(
    private readonly versions: SiteVersionRepository,
    @Inject(ENV) private readonly env: Pick<Env, 'siteFreshMs'>,
  ) {
    this.version = new SharedRead(() => this.read());
  }

  /**
   * The version as it is after everything that was committed before this call, by whichever copy of the app. Rejects while
   * the database is away.
   */
  current(): Promise<string> {
    return this.version.get();
  }

  /**
   * The version as the database gave it a moment ago (`SITE_FRESH_MS`), after every change that this copy has answered; null
   * if there is none so young. Half-way it is asked for anew, so that under load nobody has to wait for it.
   */
  recent(): string | null {
    if (!this.known || this.changing > 0) return null;
    const ageMs = performance.now() - this.known.askedAtMs;
    if (ageMs >= this.env.siteFreshMs) return null;
    // Whether that fails is found out by whoever asks when there is no recent one any more.
    if (ageMs >= this.env.siteFreshMs / 2) this.current().catch(() => undefined);
    return this.known.version;
  }

  /** Express middleware: who has changed something sees it at once, for nothing older is recent any more. */
  readonly watchChanges: RequestHandler = ({ method }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') {
      this.changing += 1;
      response.once('close', () => {
        this.changing -= 1;
        this.changes += 1;
        this.known = null;
      });
    }
    next();
  };

  private async read(): Promise<string> {
    const askedAtMs = performance.now();
    const { changes } = this;
    const version = await this.versions.read();
    if (changes === this.changes) this.known = { version, askedAtMs };
    return version;
  }
}
