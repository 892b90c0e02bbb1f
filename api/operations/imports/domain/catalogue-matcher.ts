/** Finds which service, person or product of the salon a row is, by its reference or by what it is called. */
export class CatalogueMatcher {
  private readonly byKey: Map<string, string>;
  private readonly keys: Map<string, string>;

  constructor(
    existing: readonly { id: string; key: string }[],
    /** By reference, the id of the record it became. */
    private readonly known: Map<string, string>,
  ) {
    this.byKey = new Map(existing.map(({ id, key }) => [key, id]));
    this.keys = new Map(existing.map(({ id, key }) => [id, key]));
  }

  /** The known record, or `newId`, under which later rows find this one. */
  match(reference: string, key: string, newId: string): { id: string; isNew: boolean } {
    const before = this.known.get(reference);
    // Two systems may use the same number, so what it is called decides too.
    if (before !== undefined && this.keys.get(before) === key) return { id: before, isNew: false };
    const named = this.byKey.get(key);
    if (named !== undefined) return { id: named, isNew: false };
    this.byKey.set(key, newId);
    this.keys.set(newId, key);
    this.known.set(reference, newId);
    return { id: newId, isNew: true };
  }
}
