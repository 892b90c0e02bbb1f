import { Injectable } from '@nestjs/common';
import { invalidInput, unauthenticated } from '../common/problem/common.problems.js';
import { emailKey } from '../users/email-address.js';
import { AccessTokens } from './access-tokens.js';
import { notYourAddress } from './auth.problems.js';
import { Bearers } from './bearers.js';
import { SessionsService } from './sessions.service.js';
import type { TokenView } from './token.view.js';

interface TokenRequest {
  pathEmail: string;
  bodyEmail: string;
  secret: string | null;
  authorization: string | undefined;
}

@Injectable()
export class TokensService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly bearers: Bearers,
    private readonly tokens: AccessTokens,
  ) {}

  /**
   * A token for whoever proves to own the address, by the session cookie or by an older token. The address itself is
   * never looked up, so that the answer cannot tell whether somebody else has an account.
   */
  async issueToken({ pathEmail, bodyEmail, secret, authorization }: TokenRequest): Promise<TokenView> {
    const key = emailKey(pathEmail);
    if (emailKey(bodyEmail) !== key) {
      throw invalidInput([{ pointer: '#/email', detail: 'email must be the address in the path' }]);
    }
    const session = await this.sessions.find(secret);
    if (session?.user.emailKey === key) {
      await this.sessions.recordUse(session);
      const { id: userId, tokenVersion } = session.user;
      return {
        token: this.tokens.issue({ userId, sessionId: session.id, tokenVersion, endsBySeconds: null }),
      };
    }
    const bearer = await this.bearers.find(authorization);
    if (bearer && emailKey(bearer.user.email) === key) {
      // Ends with the older one: a token that leaked must not be able to renew itself for ever.
      const { sub: userId, sid: sessionId, ver: tokenVersion, exp: endsBySeconds } = bearer.claims;
      return { token: this.tokens.issue({ userId, sessionId, tokenVersion, endsBySeconds }) };
    }
    throw session || bearer ? notYourAddress() : unauthenticated();
  }
}
