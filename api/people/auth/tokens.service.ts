import { Injectable } from '@nestjs/common';
import { invalidInput, unauthenticated } from '../../common/problem/common.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import { AccessTokensService } from './access-tokens.service.js';
import { notYourAddress } from './auth.problems.js';
import { BearerAuthService } from './bearer-auth.service.js';
import { type NextCookie, SessionRenewalService } from '../sessions/session-renewal.service.js';
import { sentence } from '../../common/words/sentence.js';

interface TokenRequest {
  pathEmail: string;
  bodyEmail: string;
  secret: string | null;
  authorization: string | undefined;
}

/** A token, and the next cookie if the cookie was the proof. */
export interface IssuedToken {
  token: string;
  nextCookie: NextCookie | null;
}

@Injectable()
export class TokensService {
  constructor(
    private readonly renewals: SessionRenewalService,
    private readonly bearers: BearerAuthService,
    private readonly tokens: AccessTokensService,
  ) {}

  /**
   * Issues a token to the proven owner of the address, by session cookie or an older token. The address itself is
   * never looked up, so the response can't reveal if another address has an account.
   */
  async issueToken({ pathEmail, bodyEmail, secret, authorization }: TokenRequest): Promise<IssuedToken> {
    const key = emailKey(pathEmail);
    if (emailKey(bodyEmail) !== key) {
      throw invalidInput([{ pointer: '#/email', detail: sentence('notTheAddressInThePath') }]);
    }
    const renewal = await this.renewals.renew(secret, key);
    if (renewal?.session.user.emailKey === key) {
      const { id: sessionId, user } = renewal.session;
      const { id: userId, tokenVersion } = user;
      const token = this.tokens.issue({ userId, sessionId, tokenVersion, endsBySeconds: null });
      return { token, nextCookie: renewal.next };
    }
    const bearer = await this.bearers.findBearer(authorization);
    if (bearer && emailKey(bearer.user.email) === key) {
      // Expires with the older token: a leaked token must not be able to renew itself forever.
      const { sub: userId, sid: sessionId, ver: tokenVersion, exp: endsBySeconds } = bearer.claims;
      const token = this.tokens.issue({ userId, sessionId, tokenVersion, endsBySeconds });
      return { token, nextCookie: null };
    }
    throw renewal || bearer ? notYourAddress() : unauthenticated();
  }
}
