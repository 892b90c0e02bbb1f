/**
 * Caches an expensive result for a short time. Concurrent and soon following callers share it, failures included, so
 * the work never runs twice at once.
 */
export class RememberedAnswer<Value> {
  private latest: Promise<Value> | null = null;
  private isUnderWay = false;
  private hasFailed = false;
  private askedAtMs = -Infinity;

  /** @param failureRememberedMs how long a failure is cached */
  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly rememberedMs: number,
    private readonly failureRememberedMs = rememberedMs,
  ) {}

  get(nowMs = performance.now()): Promise<Value> {
    const lastsMs = this.hasFailed ? this.failureRememberedMs : this.rememberedMs;
    const isOld = !this.isUnderWay && nowMs - this.askedAtMs >= lastsMs;
    if (this.latest === null || isOld) this.latest = this.begin(nowMs);
    return this.latest;
  }

  /** Discards the result, so that the next caller gets a new one. */
  forget(): void {
    this.askedAtMs = -Infinity;
  }

  private begin(nowMs: number): Promise<Value> {
    this.askedAtMs = nowMs;
    this.isUnderWay = true;
    this.hasFailed = false;
    return this.ask()
      .catch((error: unknown) => {
        this.hasFailed = true;
        throw error;
      })
      .finally(() => (this.isUnderWay = false));
  }
}
