/** A map that drops its oldest entry instead of growing without limit, for keys chosen by callers. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  constructor(private readonly most: number) {
    super();
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.most && !this.has(key)) {
      for (const oldest of this.keys()) {
        this.delete(oldest);
        break;
      }
    }
    return super.set(key, value);
  }
}
