/** Lifetime of an access token, which limits the value of a stolen copy. In the privacy text. @internal */
export const ACCESS_TOKEN_SECONDS = 600;

/** The contents of an access token: the user and session, but no rights, which are read live. */
export interface AccessClaims {
  sub: string;
  sid: string;
  ver: number;
  jti: string;
  iat: number;
  exp: number;
}

interface TokenGrant {
  userId: string;
  sessionId: string;
  tokenVersion: number;
  tokenId: string;
  nowSeconds: number;
  /** Expiry of a token obtained with an older token, along with that one; null if a session proved it. */
  endsBySeconds: number | null;
}

export const accessClaims = (grant: TokenGrant): AccessClaims => ({
  sub: grant.userId,
  sid: grant.sessionId,
  ver: grant.tokenVersion,
  jti: grant.tokenId,
  iat: grant.nowSeconds,
  exp: Math.min(grant.nowSeconds + ACCESS_TOKEN_SECONDS, grant.endsBySeconds ?? Infinity),
});

/** The claims of a decoded payload; null if one is missing or of the wrong type. */
export const readAccessClaims = (payload: unknown): AccessClaims | null => {
  if (typeof payload !== 'object' || payload === null) return null;
  const { sub, sid, ver, jti, iat, exp }: Partial<Record<keyof AccessClaims, unknown>> = payload;
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof jti !== 'string') return null;
  if (typeof ver !== 'number' || typeof iat !== 'number' || typeof exp !== 'number') return null;
  return { sub, sid, ver, jti, iat, exp };
};
