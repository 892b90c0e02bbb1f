/** How long after a renewal another tab may still send the previous cookie. */
const SECOND_TAB_MS = 10_000;

/**
 * The meaning of a cookie of this session, current or former, in a request.
 * - `present`: it is the one the browser should have.
 * - `second-tab`: it was replaced while this request was on its way.
 * - `lost-answer`: it was replaced, and the answer that brought the new one never arrived.
 * - `reused`: the new one did arrive, so there are two copies, and one is in the wrong hands.
 */
export type SecretUse = 'present' | 'second-tab' | 'lost-answer' | 'reused';

/** Stored facts about a session's cookies. */
export interface KeptSecrets {
  secretHash: Buffer;
  previousSecretHash: Buffer | null;
  rotatedAt: Date | null;
  isSecretSeen: boolean;
}

export const secretUse = (hash: Buffer, kept: KeptSecrets, now: Date): SecretUse => {
  if (kept.secretHash.equals(hash)) return 'present';
  if (!kept.rotatedAt || !kept.previousSecretHash?.equals(hash)) return 'reused';
  if (now.getTime() - kept.rotatedAt.getTime() <= SECOND_TAB_MS) return 'second-tab';
  return kept.isSecretSeen ? 'reused' : 'lost-answer';
};
