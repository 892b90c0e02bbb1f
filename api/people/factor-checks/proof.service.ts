import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import { ReauthenticationService } from '../credentials/reauthentication.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { AnswerPasskeyDto } from '../factors/dto/passkey.dto.js';
import type { ProveDto } from './dto/prove.dto.js';
import { FactorCodesService } from '../factors/factor-codes.service.js';
import { wrongFactorCode } from '../factors/factors.problems.js';
import type { PasskeyOptionsView } from '../factors/factors.view.js';
import { PasskeysService } from '../factors/passkeys.service.js';
import { FactorWaysService } from '../factors/factor-ways.service.js';

/** Lets logged-in users confirm their identity, which is valid for ten minutes in that browser. */
@Injectable()
export class ProofService {
  constructor(
    private readonly factors: FactorWaysService,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly attempts: LoginAttemptsService,
    private readonly reauthentication: ReauthenticationService,
    private readonly sessions: SessionsService,
  ) {}

  /** Anyone with a second factor must use it, because a session thief may know the password as well. */
  async prove(actor: CurrentUser, { code, password }: ProveDto): Promise<void> {
    const ways = await this.factors.waysOf(actor.id);
    if (ways.length === 0) await this.reauthentication.reauthenticate(actor, password, 'password');
    else await this.proveByCode(actor, code);
    await this.sessions.markProved(actor.sessionId);
  }

  askPasskey({ id }: CurrentUser): Promise<PasskeyOptionsView> {
    return this.passkeys.askForProof(id);
  }

  async proveByPasskey(actor: CurrentUser, answer: AnswerPasskeyDto): Promise<void> {
    await this.passkeys.prove('proof', answer, actor.id);
    await this.sessions.markProved(actor.sessionId);
  }

  private async proveByCode(actor: CurrentUser, code: string | undefined): Promise<void> {
    if (code === undefined) {
      throw invalidInput([{ pointer: '#/code', detail: sentence('enterFactorCode') }]);
    }
    const isRight = await this.attempts.makeAtFactorSignedIn(actor, () => this.codes.use(actor, code));
    if (!isRight) throw wrongFactorCode();
  }
}
