import { Injectable, Inject } from '@nestjs/common';
import { FactorWaysService } from '../factors/factor-ways.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UsersService } from '../users/users.service.js';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import { ENV, type Env } from '../../config/env.js';
import { Clock } from '../../common/clock.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { AskedForProof } from '../../common/access/fresh-proof.decorator.js';
import { proofNeeded, type ProofWay } from '../factors/factors.problems.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';

const FRESH_MS = 10 * 60_000;

/** Admits callers who confirmed their identity in this browser within the last ten minutes. */
@Injectable()
export class FreshProofService {
  constructor(
    private readonly factors: FactorWaysService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly identities: ExternalIdentitiesService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Admits callers who did so recently, or who are exempt. Tells the others how to confirm. Demo accounts pass: they
   * are open to anyone, so there is nothing to prove.
   */
  async assertFresh(actor: CurrentUser, asked: AskedForProof): Promise<void> {
    if (isFresh(actor.factorAt, this.clock.now())) return;
    if (actor.hasFactor) throw proofNeeded(await this.factors.waysOf(actor.id));
    if (asked === 'factor-holders' || this.sessions.isRecent(actor) || isDemoAccount(actor)) return;
    throw proofNeeded(await this.waysWithoutFactor(actor));
  }

  /** Empty for an account with neither a password nor Google: its owner has to log in again. */
  private async waysWithoutFactor({ id }: CurrentUser): Promise<ProofWay[]> {
    const account = await this.users.findById(id);
    if (account?.passwordHash) return ['password'];
    return this.env.google && (await this.identities.isLinked(id)) ? ['google'] : [];
  }
}

/** True if the last proof is recent enough for actions that are hard to undo. */
const isFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() <= FRESH_MS;
