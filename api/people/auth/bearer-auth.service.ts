import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { AccessTokensService } from './access-tokens.service.js';
import type { AccessClaims } from './domain/access-claims.js';
import type { LimitName } from '../../platform/limits/limits.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** Who called, and the access token that proved it. */
export interface Bearer {
  user: CurrentUser;
  claims: AccessClaims;
}

/** Reads `Authorization: Bearer …`. */
@Injectable()
export class BearerAuthService {
  constructor(
    private readonly tokens: AccessTokensService,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
  ) {}

  /** Null without a token, and with an invalid or expired one. */
  async find(authorization: string | undefined): Promise<Bearer | null> {
    const claims = this.claimsIn(authorization);
    const user = claims && (await this.sessions.findUserOf(claims));
    return user && { user, claims };
  }

  /** Who called, counted against a limit in the same step; null, and not counted, as above. Throws 429. */
  async findAndCount(
    authorization: string | undefined,
    limit: LimitName,
    address: string | undefined,
  ): Promise<CurrentUser | null> {
    const claims = this.claimsIn(authorization);
    if (!claims) return null;
    return this.sessions.findUserBy(claims, (who) =>
      this.limits.countAs(limit, { address, userId: claims.sub }, who),
    );
  }

  private claimsIn(authorization: string | undefined): AccessClaims | null {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    return token === undefined ? null : this.tokens.read(token);
  }
}
