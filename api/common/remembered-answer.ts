/**
 * An answer that costs something. Whoever asks at the same time, or not long after, gets the one that is there, failures
 * too: never two questions are under way.
 */
export class RememberedAnswer<Value> {
  private latest: Promise<Value> | null = null;
  private isUnderWay = false;
  private hasFailed = false;
  private askedAtMs = -Infinity;

  /** @param failureRememberedMs for how long a failure is remembered */
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

  /** Something has shown that it is no longer true: whoever asks next gets a new one. */
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
