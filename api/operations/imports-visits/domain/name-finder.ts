import { nameKey } from '../../../common/text/name-key.js';

/** The owner's word about a name of the list: who or what it is; null leaves its rows out. */
export interface NameChoice {
  name: string;
  id: string | null;
}

/** Finds the services and team members that a list names, by its numbers, by name, or as the owner says. */
export class NameFinder {
  private readonly byName = new Map<string, string | 'several'>();
  private readonly chosen: ReadonlyMap<string, string | null>;

  constructor(
    existing: readonly { id: string; name: string }[],
    /** By number in the other system. */
    private readonly byReference: ReadonlyMap<string, string>,
    choices: readonly NameChoice[],
  ) {
    for (const { id, name } of existing) {
      const key = nameKey(name);
      this.byName.set(key, this.byName.has(key) ? 'several' : id);
    }
    this.chosen = new Map(choices.map(({ name, id }) => [nameKey(name), id]));
  }

  /** Null if the owner has to say; 'left-out' if they did. */
  find(text: string): string | 'left-out' | null {
    const key = nameKey(text);
    const chosen = this.chosen.get(key);
    if (chosen !== undefined) return chosen ?? 'left-out';
    const named = this.byName.get(key);
    if (named !== undefined && named !== 'several') return named;
    return this.byReference.get(`=${text}`) ?? null;
  }

  /** The same for a text that may name several, such as `Cut, Colour`. */
  findAll(text: string): string[] | 'left-out' | null {
    const whole = this.find(text);
    if (whole !== null) return whole === 'left-out' ? whole : [whole];
    const parts = text.split(/\s*(?:[,;+&\n]| \/ )\s*/).filter(Boolean);
    const found = parts.flatMap((part) => this.find(part) ?? []);
    return parts.length > 1 && found.length === parts.length && !found.includes('left-out') ? found : null;
  }
}
