import { Inject, Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { AskedForProof } from '../../common/access/fresh-proof.decorator.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { ENV, type Env } from '../../config/env.js';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { ReauthenticationService } from '../credentials/reauthentication.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { UsersService } from '../users/users.service.js';
import { isFresh } from './domain/factor-way.js';
import type { AnswerPasskeyDto } from './dto/passkey.dto.js';
import type { ProveDto } from './dto/prove.dto.js';
import { FactorCodesService } from './factor-codes.service.js';
import { proofNeeded, type ProofWay, wrongFactorCode } from './factors.problems.js';
import type { PasskeyOptionsView } from './factors.view.js';
import { PasskeysService } from './passkeys.service.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Lets people who are signed in show that they still are who they were, which holds for ten minutes in that browser. */
@Injectable()
export class ProofService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly attempts: LoginAttemptsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly identities: ExternalIdentitiesService,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets callers pass who have proved it within ten minutes, and callers who are not asked. Tells the others how they can.
   * Demo accounts pass: they have nothing to prove, since anyone may be one.
   */
  async assertFresh(actor: CurrentUser, asked: AskedForProof): Promise<void> {
    if (isFresh(actor.factorAt, this.clock.now())) return;
    if (actor.hasFactor) throw proofNeeded(await this.factors.waysOf(actor.id));
    if (asked === 'factor-holders' || this.sessions.isRecent(actor) || isDemoAccount(actor)) return;
    throw proofNeeded(await this.waysWithoutFactor(actor));
  }

  /** Whoever has a second factor shows that one: the password is what somebody at a stolen session may know as well. */
  async prove(actor: CurrentUser, { code, password }: ProveDto): Promise<void> {
    const ways = await this.factors.waysOf(actor.id);
    if (ways.length === 0) await this.reauthentication.reauthenticate(actor, password, 'password');
    else await this.proveByCode(actor, code);
    await this.sessions.markProved(actor.sessionId);
  }

  askPasskey({ id }: CurrentUser): Promise<PasskeyOptionsView> {
    return this.passkeys.ask('proof', id);
  }

  async proveByPasskey(actor: CurrentUser, answer: AnswerPasskeyDto): Promise<void> {
    await this.passkeys.prove('proof', answer, actor.id);
    await this.sessions.markProved(actor.sessionId);
  }

  /** Empty for an account that has neither a password nor Google: its owner logs in again. */
  private async waysWithoutFactor({ id }: CurrentUser): Promise<ProofWay[]> {
    const account = await this.users.findById(id);
    if (account?.passwordHash) return ['password'];
    return this.env.google && (await this.identities.isLinked(id)) ? ['google'] : [];
  }

  private async proveByCode(actor: CurrentUser, code: string | undefined): Promise<void> {
    if (code === undefined) {
      throw invalidInput([{ pointer: '#/code', detail: sentence('enterFactorCode') }]);
    }
    const isRight = await this.attempts.makeAtFactorSignedIn(actor, () => this.codes.use(actor, code));
    if (!isRight) throw wrongFactorCode();
  }
}
