import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { ENV, type Env } from '../../config/env.js';
import { passwordCheckBusy } from './credentials.problems.js';

/** Identifies how a stored hash was made, so that the method can change one day. */
const SCHEME = 'v1$';

/**
 * libuv has four threads for bcrypt, files and DNS together, and the machine also has to serve pages, so bcrypt never
 * gets all of them. UV_THREADPOOL_SIZE can't be set here, since the threads were started to load us.
 */
const MAX_SIDE_BY_SIDE = 3;
const SIDE_BY_SIDE = Math.max(1, Math.min(availableParallelism() - 1, MAX_SIDE_BY_SIDE));
const MAX_WAITING = 20;

/** bcrypt reads 72 bytes and stops at NUL. A base64 digest has 64 bytes without NUL, for passwords of any length. */
const digest = (password: string): string => createHash('sha384').update(password, 'utf8').digest('base64');

@Injectable()
export class PasswordHasherService {
  private readonly cost: number;
  private readonly decoy: string;
  private readonly queue = new BoundedQueue(
    { concurrency: SIDE_BY_SIDE, waiting: MAX_WAITING },
    passwordCheckBusy,
  );

  constructor(@Inject(ENV) env: Env) {
    this.cost = env.bcryptCost;
    // A well-formed hash with the usual cost that no input matches.
    this.decoy = `${SCHEME}$2b$${String(this.cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  async hash(password: string): Promise<string> {
    return SCHEME + (await this.queue.run(() => bcrypt.hash(digest(password), this.cost)));
  }

  /**
   * Takes as long for an account without a password, or an unknown one, as for a wrong password. Urgent checks are
   * queued first.
   */
  async matches(password: string, storedHash: string | null, { isUrgent = false } = {}): Promise<boolean> {
    const [, bcryptHash = ''] = (storedHash ?? this.decoy).split(SCHEME);
    const same = await this.queue.run(() => bcrypt.compare(digest(password), bcryptHash), isUrgent);
    return same && storedHash !== null;
  }

  get waiting(): number {
    return this.queue.waiting;
  }

  /** Refuses a flood before it costs the database anything. */
  assertCapacity(): void {
    this.queue.assertCapacity();
  }

  /** True when the server would make this hash differently today. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(SCHEME) || bcrypt.getRounds(storedHash.slice(SCHEME.length)) !== this.cost;
  }
}
