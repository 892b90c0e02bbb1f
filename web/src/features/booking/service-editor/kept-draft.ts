import type { ServiceDraft } from './service-draft';

interface Kept {
  /** What the draft began with: when the service has been changed since, the draft is of no use any more. */
  base: string;
  draft: ServiceDraft;
}

const keyOf = (id: string | null) => `service-draft-${id ?? 'new'}`;

/** What was typed and not saved, in this tab: a way back, a reload or a crash loses nothing. */
export function readKeptDraft(id: string | null, base: string): ServiceDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Kept | null;
    return kept?.base === base ? kept.draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string | null, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser without storage, or a full one: the form itself still has it.
  }
}
