import { setTimeout as pause } from 'node:timers/promises';

/** However often somebody looks, and however many do. */
const ASKED_EVERY_MS = 10_000;
/** Prometheus gives up after ten seconds by default, and would then see nothing at all. */
const PATIENCE_MS = 1_000;

/**
 * Figures that cost a question to the database. It is asked every ten seconds at most, never twice at the same time, and
 * waited for only a moment; figures that it did not give are left out, as old ones would look true.
 */
export class KeptFigures {
  private latest: Record<string, number> | null = null;
  private askedAtMs = -Infinity;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly ask: () => Promise<Record<string, number>>,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** The figures, or null if the database did not give them. */
  async read(nowMs = performance.now()): Promise<Record<string, number> | null> {
    if (!this.asking && nowMs - this.askedAtMs >= ASKED_EVERY_MS) this.begin(nowMs);
    if (this.asking) {
      const enough = new AbortController();
      await Promise.race([this.asking, pause(this.patienceMs, undefined, enough).catch(() => undefined)]);
      enough.abort();
    }
    return this.latest;
  }

  private begin(nowMs: number): void {
    this.askedAtMs = nowMs;
    this.latest = null;
    this.asking = this.ask()
      .then(
        (figures) => void (this.latest = figures),
        () => undefined,
      )
      .finally(() => (this.asking = null));
  }
}
