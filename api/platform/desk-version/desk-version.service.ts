import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { SharedRead } from '../../common/shared-read.js';
import { DeskChangesRepository } from './desk-changes.repository.js';

/** How long a version is reused before asking the database. With a poll every second, changes show within two. */
const LOOK_AGAIN_MS = 750;

/** How long an admitted caller is not checked again, while the desk stays unchanged. */
const PASS_MS = 60_000;
/** More browsers than any salon has open at once. */
const MAX_PASSES = 1000;

interface Pass {
  version: string;
  untilMs: number;
}

/** Caches the desk's version for all polls. Reads the database only on demand, and rarely. */
@Injectable()
export class DeskVersionService {
  private readonly read: SharedRead<{ version: string; askedAtMs: number }>;
  private known: { version: string; askedAtMs: number } | null = null;
  private readonly passes = new BoundedMap<string, Pass>(MAX_PASSES);

  constructor(changes: DeskChangesRepository) {
    this.read = new SharedRead(async () => {
      const askedAtMs = performance.now();
      return { version: await changes.readVersion(), askedAtMs };
    });
  }

  /** A version that is at most a moment old. Rejects while the database is down. */
  async current(): Promise<string> {
    if (!this.known || performance.now() - this.known.askedAtMs >= LOOK_AGAIN_MS) {
      this.known = await this.read.get();
    }
    return this.known.version;
  }

  /** Lets the bearer of this token poll. Any change of the desk, which includes access rights, revokes it. */
  admit(authorization: string, version: string): void {
    this.passes.set(authorization, { version, untilMs: performance.now() + PASS_MS });
  }

  /** True if reading the version may spare the authentication query. */
  hasPass(authorization: string): boolean {
    const pass = this.passes.get(authorization);
    return pass !== undefined && performance.now() < pass.untilMs;
  }

  /** The version for an admitted caller; null for everyone else. */
  async findFor(authorization: string): Promise<string | null> {
    const pass = this.passes.get(authorization);
    const version = await this.current();
    return pass?.version === version ? version : null;
  }
}
