import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { AccessTokensService } from './access-tokens.service.js';
import type { AccessClaims } from './domain/access-claims.js';
import type { LimitName } from '../../platform/limits/limits.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { noteCounted } from '../../platform/limits/shared-uses.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** The caller, and the access token that proved it. */
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

  /** Null without a token, or with an invalid or expired one. */
  async findBearer(authorization: string | undefined): Promise<Bearer | null> {
    const claims = this.claimsIn(authorization);
    const user = claims && (await this.sessions.findUserOf(claims));
    return user && { user, claims };
  }

  /** The caller, counted against a limit in the same query; null and not counted, as above. Throws 429. */
  async findAndCount(request: Request, limit: LimitName): Promise<CurrentUser | null> {
    const claims = this.claimsIn(request.headers.authorization);
    if (!claims) return null;
    const caller = { address: request.ip, userId: claims.sub };
    return this.sessions.findUserBy(claims, (asking) =>
      this.limits.countAs(limit, caller, asking, (giveBack) => noteCounted(request, giveBack)),
    );
  }

  private claimsIn(authorization: string | undefined): AccessClaims | null {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    return token === undefined ? null : this.tokens.read(token);
  }
}
