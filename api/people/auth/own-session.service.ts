import { Injectable, Inject } from '@nestjs/common';
import { SessionsService } from '../sessions/sessions.service.js';
import { CodeOfferService } from '../login-codes/code-offer.service.js';
import { ENV, type Env } from '../../config/env.js';
import type { SessionView } from '../sessions/session.view.js';

/** Tells a browser about its session, and other ways to log in. */
@Injectable()
export class OwnSessionService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly codeOffer: CodeOfferService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async describeSession(secret: string | null): Promise<SessionView> {
    const session = await this.sessions.findSession(secret);
    return {
      user: session && (await this.sessions.viewOf(session.user)),
      google: this.env.google !== null,
      codes: (await this.codeOffer.findDelivery()) !== null,
    };
  }
}
