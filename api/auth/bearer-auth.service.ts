import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { AccessTokensService } from './access-tokens.service.js';
import type { AccessClaims } from './domain/access-claims.js';
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
  ) {}

  /** Null without a token, and with an invalid or expired one. */
  async find(authorization: string | undefined): Promise<Bearer | null> {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    const claims = token === undefined ? null : this.tokens.read(token);
    const user = claims && (await this.sessions.findUserOf(claims));
    return user && { user, claims };
  }
}
