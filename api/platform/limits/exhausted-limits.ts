import { BoundedMap } from '../../common/bounded-map.js';

/** Forgetting the oldest costs one more query at worst. */
const MAX_REMEMBERED = 20_000;

/**
 * Remembers which limits are used up, and until when. An allowance only comes back with time, so until then the database
 * need not be asked again: a flood is turned away from memory.
 */
export class ExhaustedLimits {
  private readonly ends = new BoundedMap<string, number>(MAX_REMEMBERED);

  /** Milliseconds left to wait; 0 for a key that is not used up. */
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

  /** For a key of which some was given back. */
  forget(key: string): void {
    this.ends.delete(key);
  }
}
