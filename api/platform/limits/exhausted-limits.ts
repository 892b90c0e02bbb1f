import { BoundedMap } from '../../common/bounded-map.js';

/** Forgetting the oldest costs at most one more query. */
const MAX_REMEMBERED = 20_000;

/**
 * Remembers which limits are used up, and until when. An allowance recovers only with time, so the database need not
 * be asked before then: a flood is refused from memory.
 */
export class ExhaustedLimits {
  private readonly ends = new BoundedMap<string, number>(MAX_REMEMBERED);

  /** Milliseconds left to wait; 0 if the key is not used up. */
  waitMs(key: string, now: Date): number {
    const end = this.ends.get(key);
    if (end === undefined) return 0;
    if (end > now.getTime()) return end - now.getTime();
    this.ends.delete(key);
    return 0;
  }

  remember(key: string, now: Date, waitMs: number): void {
    this.ends.set(key, now.getTime() + waitMs);
  }

  /** Call after giving back a use of this key. */
  forget(key: string): void {
    this.ends.delete(key);
  }
}
