import { RememberedAnswer } from '../../common/remembered-answer.js';
import { withTimeout } from '../../common/with-timeout.js';

/** However often somebody looks, and however many do. */
const ASKED_EVERY_MS = 10_000;
/** Prometheus gives up after ten seconds by default, and would then see nothing at all. */
const PATIENCE_MS = 1_000;

/**
 * Figures that cost a question to the database. It is asked every ten seconds at most, never twice at the same time, and
 * waited for only a moment; figures that it did not give are left out, as old ones would look true.
 */
export class KeptFigures {
  private readonly figures: RememberedAnswer<Record<string, number>>;

  constructor(
    ask: () => Promise<Record<string, number>>,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.figures = new RememberedAnswer(ask, ASKED_EVERY_MS);
  }

  /** The figures, or null if the database did not give them. */
  read(nowMs = performance.now()): Promise<Record<string, number> | null> {
    return withTimeout(this.patienceMs, this.figures.get(nowMs)).catch(() => null);
  }
}
