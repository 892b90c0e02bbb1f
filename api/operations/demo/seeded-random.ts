/** Repeatable random numbers: the same seed gives the same results on every machine (mulberry32). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** True with this probability: 0 never, 1 always. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** An integer between both bounds, inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new Error('There is nothing to pick from.');
    return choice;
  }

  /** One of the choices, with a probability given by its weight. */
  pickWeighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T {
    let left = this.next() * choices.reduce((sum, choice) => sum + weightOf(choice), 0);
    const choice = choices.find((candidate) => (left -= weightOf(candidate)) < 0);
    return choice ?? this.pick(choices);
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
