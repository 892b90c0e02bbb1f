import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { AccessTokens } from './access-tokens.js';
import type { AccessClaims } from './domain/access-claims.js';
import { SessionsService } from './sessions.service.js';

/** A person and the access token that proved her. */
export interface Bearer {
  user: CurrentUser;
  claims: AccessClaims;
}

/** Reads `Authorization: Bearer …`. */
@Injectable()
export class Bearers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionsService,
  ) {}

  /** Null without a token, and with one that is not, or no longer, good. */
  async find(authorization: string | undefined): Promise<Bearer | null> {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    const claims = token === undefined ? null : this.tokens.read(token);
    const user = claims && (await this.sessions.findUserOf(claims));
    return user && { user, claims };
  }
}
