import { RememberedAnswer } from '../../common/remembered-answer.js';
import { withTimeout } from '../../common/with-timeout.js';

/** The interval between queries, however often metrics are scraped. */
const ASKED_EVERY_MS = 10_000;
/** Prometheus times out after ten seconds by default, and would then get no metrics at all. */
const PATIENCE_MS = 1_000;

/**
 * Metrics that need a database query. It runs at most every ten seconds, never concurrently, and is waited for only
 * briefly. Missing values are left out, because stale ones would look current.
 */
export class KeptFigures {
  private readonly figures: RememberedAnswer<Record<string, number>>;

  constructor(
    ask: () => Promise<Record<string, number>>,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.figures = new RememberedAnswer(ask, ASKED_EVERY_MS);
  }

  /** The figures, or null if the database did not provide them. */
  read(nowMs = performance.now()): Promise<Record<string, number> | null> {
    return withTimeout(this.patienceMs, this.figures.get(nowMs)).catch(() => null);
  }
}
