/**
 * An answer that costs something. Whoever asks at the same time, or not long after, gets the one that is there, failures
 * too: never two questions are under way.
 */
export class RememberedAnswer<Value> {
  private latest: Promise<Value> | null = null;
  private isUnderWay = false;
  private askedAtMs = -Infinity;

  constructor(
    private readonly ask: () => Promise<Value>,
    private readonly rememberedMs: number,
  ) {}

  get(nowMs = performance.now()): Promise<Value> {
    const isOld = !this.isUnderWay && nowMs - this.askedAtMs >= this.rememberedMs;
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
    return this.ask().finally(() => (this.isUnderWay = false));
  }
}
