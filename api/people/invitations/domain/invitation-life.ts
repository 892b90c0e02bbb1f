const DAY_MS = 86_400_000;

/** Lifetime of an invitation's link. */
const LIFE_DAYS = 7;

/** Maximum number of times an invitation is sent; a person who missed five will miss a sixth. */
const MAX_SENDS = 5;

interface Life {
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
  expiresAt: Date;
}

export const invitationStates = ['open', 'used', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationExpiresAt = (now: Date): Date => new Date(now.getTime() + LIFE_DAYS * DAY_MS);

/** Put the code behind the #, so that no server, proxy or referrer ever sees it. */
export const joinLink = (code: string): string => `/join#code=${code}`;

export const maySendAgain = ({ sends }: { sends: number }): boolean => sends < MAX_SENDS;

/** @param isWanted true if the inviter is still an admin, and the invited team member is still on the team */
export function stateOf(
  { acceptedAt, withdrawnAt, expiresAt }: Life,
  isWanted: boolean,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'used';
  if (withdrawnAt || !isWanted) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}
