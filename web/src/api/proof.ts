/** Ways in which users can confirm their identity. */
export type Way = 'totp' | 'passkey' | 'password' | 'recovery' | 'google';

/** A call that waits for its user's confirmation. */
export interface AskedProof {
  ways: readonly Way[];
  /** True if they have confirmed; otherwise the call fails as before. */
  answer: (isProved: boolean) => void;
}

let asked: AskedProof | null = null;
const listeners = new Set<() => void>();

/**
 * For `useSyncExternalStore`: the pending confirmation. `prove-again.ts` requests it, and the dialog is in
 * app/proof.tsx.
 */
export const askedProof = {
  get: () => asked,
  set: (next: AskedProof | null) => {
    asked = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
