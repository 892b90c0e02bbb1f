import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { SharedRead } from '../../common/shared-read.js';
import { ENV, type Env } from '../../config/env.js';
import { SiteVersionRepository } from './site-version.repository.js';

/** Reads the site's version, with one statement for all concurrent callers. */
@Injectable()
export class SiteVersionService {
  private readonly version: SharedRead<string>;
  private known: { version: string; askedAtMs: number } | null = null;
  /** Requests in progress that may change what the site shows. */
  private changing = 0;
  private changes = 0;

  constructor(
    private readonly versions: SiteVersionRepository,
    @Inject(ENV) private readonly env: Pick<Env, 'siteFreshMs'>,
  ) {
    this.version = new SharedRead(() => this.read());
  }

  /** The version after everything committed before this call, on any instance. Rejects while the database is down. */
  current(): Promise<string> {
    return this.version.get();
  }

  /**
   * A version that is at most `SITE_FRESH_MS` old and newer than any change this instance has answered; otherwise
   * null. It is refreshed at half that age, so that no one waits under load.
   */
  recent(): string | null {
    if (!this.known || this.changing > 0) return null;
    const ageMs = performance.now() - this.known.askedAtMs;
    if (ageMs >= this.env.siteFreshMs) return null;
    // If the refresh fails, the next caller without a recent version will find out.
    if (ageMs >= this.env.siteFreshMs / 2) this.current().catch(() => undefined);
    return this.known.version;
  }

  /** Express middleware: after a change, cached versions are discarded, so that its author sees it at once. */
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
