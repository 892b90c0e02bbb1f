import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { SharedRead } from '../../common/shared-read.js';
import { DeskChangesRepository } from './desk-changes.repository.js';

/** How long a version is given again before the database is asked. With a poll a second, a change is seen within two. */
const LOOK_AGAIN_MS = 750;

/** For so long whoever was let in is not asked again, as long as the desk stays the same. */
const PASS_MS = 60_000;
/** More browsers than any salon has open at once. */
const MAX_PASSES = 1000;

interface Pass {
  version: string;
  untilMs: number;
}

/** Knows the version of the desk, for all who poll: it looks at the database only while somebody asks, and seldom. */
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

  /** The version as it was a moment ago at most. Rejects while the database is away. */
  async current(): Promise<string> {
    if (!this.known || performance.now() - this.known.askedAtMs >= LOOK_AGAIN_MS) {
      this.known = await this.read.get();
    }
    return this.known.version;
  }

  /** Notes that the bearer of this token may poll; a change of the desk, which may be one of their rights, ends that. */
  admit(authorization: string, version: string): void {
    this.passes.set(authorization, { version, untilMs: performance.now() + PASS_MS });
  }

  /** Whether it is worth asking for the version before it is asked who is calling. */
  hasPass(authorization: string): boolean {
    const pass = this.passes.get(authorization);
    return pass !== undefined && performance.now() < pass.untilMs;
  }

  /** The version for somebody who was let in and has seen it before; null for everybody else. */
  async findFor(authorization: string): Promise<string | null> {
    const pass = this.passes.get(authorization);
    const version = await this.current();
    return pass?.version === version ? version : null;
  }
}
