/** How somebody can show that it is them. */
export type Way = 'totp' | 'passkey' | 'password' | 'recovery' | 'google';

/** A call that waits until whoever made it has shown that it is them. */
export interface AskedProof {
  ways: readonly Way[];
  /** Whether they have; if not, the call fails as it did. */
  answer: (isProved: boolean) => void;
}

let asked: AskedProof | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: what somebody is asked for just now. `prove-again.ts` asks, and the dialog is in app/proof.tsx. */
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
