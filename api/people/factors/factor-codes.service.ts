import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { SealedSecrets } from '../../database/sealed-secrets.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { totpStep } from '../one-time-codes/totp.js';
import { readCode, RECOVERY_CODE_BYTES, recoveryCodeOf } from '../one-time-codes/domain/typed-code.js';
import { RecoveryCodesRepository } from './recovery-codes.repository.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

const RECOVERY_CODES = 10;

const hashOf = (code: string): Buffer => createHash('sha256').update(code.replaceAll('-', '')).digest();

/** Verifies typed codes: those of authenticator apps, and recovery codes. */
@Injectable()
export class FactorCodesService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly recoveryCodes: RecoveryCodesRepository,
    private readonly secrets: SealedSecrets,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Uses up a code of this account. False for an invalid code, and for one used before. */
  async use(user: Pick<User, 'id' | 'email'>, typed: string): Promise<boolean> {
    const read = readCode(typed);
    if (!read) return false;
    return read.kind === 'totp' ? this.useOfApp(user.id, read.code) : this.useKept(user, read.code);
  }

  /** The time step of a code that this app shows now; null for any other code. */
  stepOf({ id, secretSealed }: Pick<SecondFactor, 'id' | 'secretSealed'>, typed: string): number | null {
    const read = readCode(typed);
    const secret = secretSealed && this.secrets.open(secretSealed, id);
    return secret && read?.kind === 'totp' ? totpStep(secret, read.code, this.clock.now()) : null;
  }

  /** Encrypts an app's secret for the row with this id. */
  seal(secret: Buffer, id: string): Buffer {
    return this.secrets.seal(secret, id);
  }

  countRecoveryCodes(userId: string, tx?: EntityManager): Promise<number> {
    return this.recoveryCodes.countUnused(userId, tx);
  }

  /** Creates recovery codes, which are shown only once; previous ones stop working. */
  async makeRecoveryCodes(userId: string, tx: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)),
    );
    const createdAt = this.clock.now();
    await this.recoveryCodes.replaceAllOf(userId, { hashes: codes.map(hashOf), createdAt }, tx);
    return codes;
  }

  removeRecoveryCodes(userId: string, tx: EntityManager): Promise<void> {
    return this.recoveryCodes.removeAllOf(userId, tx);
  }

  /** Serialised: if a code is entered in many places at once, only one counts. */
  private async useOfApp(userId: string, code: string): Promise<boolean> {
    for (const factor of await this.factors.listConfirmed(userId)) {
      const step = this.stepOf(factor, code);
      if (step !== null && (await this.factors.useStep(factor.id, { step, at: this.clock.now() })))
        return true;
    }
    return false;
  }

  private useKept({ id, email }: Pick<User, 'id' | 'email'>, code: string): Promise<boolean> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      // Recovery codes are useless without a factor; they are deleted with the last one.
      if ((await this.factors.countConfirmed(id, tx)) === 0) return false;
      if (!(await this.recoveryCodes.use(id, hashOf(code), now, tx))) return false;
      const left = await this.recoveryCodes.countUnused(id, tx);
      const object = { type: 'user', id };
      await this.audit.record({ actor: { id }, action: 'recovery-code.used', object, detail: { left } }, tx);
      const facts = { at: now.toISOString(), left };
      await this.mailer.enqueue({ kind: 'recovery-code-used', to: email, userId: id, facts }, tx);
      return true;
    });
  }
}
