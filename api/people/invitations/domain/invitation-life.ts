const DAY_MS = 86_400_000;

/** How long the link of an invitation works. */
const LIFE_DAYS = 7;

/** How often one may be sent; a person who has not seen five will not see a sixth. */
const MAX_SENDS = 5;

interface Life {
  acceptedAt: Date | null;
  withdrawnAt: Date | null;
  expiresAt: Date;
}

export const invitationStates = ['open', 'used', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const invitationExpiresAt = (now: Date): Date => new Date(now.getTime() + LIFE_DAYS * DAY_MS);

/** Behind the #, where no server, proxy or referrer ever sees it. */
export const joinLink = (code: string): string => `/join#code=${code}`;

export const maySendAgain = ({ sends }: { sends: number }): boolean => sends < MAX_SENDS;

/** @param isWanted whether whoever sent it still runs the salon, and the person of the team still belongs to it */
export function stateOf(
  { acceptedAt, withdrawnAt, expiresAt }: Life,
  isWanted: boolean,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'used';
  if (withdrawnAt || !isWanted) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}
