import type { ServiceDraft } from './service-draft';

interface Kept {
  /** The draft's original: once the service has changed, the draft is useless. */
  base: string;
  draft: ServiceDraft;
}

const keyOf = (id: string | null) => `service-draft-${id ?? 'new'}`;

/** Unsaved input in this tab: going back, a reload or a crash loses nothing. */
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
    // Storage is unavailable or full: the form itself still has the input.
  }
}
