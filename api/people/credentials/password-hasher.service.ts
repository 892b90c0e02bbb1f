import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { ENV, type Env } from '../../config/env.js';
import { passwordCheckBusy } from './credentials.problems.js';

/** Names how the rest of a stored hash was made, so that it can be made another way one day. */
const SCHEME = 'v1$';

/**
 * libuv has four threads for bcrypt, files and DNS together, and the machine has pages to serve too: bcrypt never
 * gets all of either. UV_THREADPOOL_SIZE cannot be set from here, since the threads have been started to load us.
 */
const MAX_SIDE_BY_SIDE = 3;
const SIDE_BY_SIDE = Math.max(1, Math.min(availableParallelism() - 1, MAX_SIDE_BY_SIDE));
const MAX_WAITING = 20;

/** bcrypt reads 72 bytes and stops at NUL; a digest in base64 is 64 bytes of a password of any length. */
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
    // Well-formed, of the usual cost, and the hash of nothing that anybody could type.
    this.decoy = `${SCHEME}$2b$${String(this.cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  }

  async hash(password: string): Promise<string> {
    return SCHEME + (await this.queue.run(() => bcrypt.hash(digest(password), this.cost)));
  }

  /**
   * Takes as long for an account without a password, or for none, as for a wrong password. Urgent checks go before the
   * others that wait.
   */
  async matches(password: string, storedHash: string | null, { isUrgent = false } = {}): Promise<boolean> {
    const [, bcryptHash = ''] = (storedHash ?? this.decoy).split(SCHEME);
    const same = await this.queue.run(() => bcrypt.compare(digest(password), bcryptHash), isUrgent);
    return same && storedHash !== null;
  }

  get waiting(): number {
    return this.queue.waiting;
  }

  /** Turns a flood away before it has cost the database anything. */
  assertCapacity(): void {
    this.queue.assertCapacity();
  }

  /** True when the server would make this hash differently today. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(SCHEME) || bcrypt.getRounds(storedHash.slice(SCHEME.length)) !== this.cost;
  }
}
