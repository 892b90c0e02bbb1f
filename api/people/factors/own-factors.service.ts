import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { encode } from 'uqr';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound, unauthenticated } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { FactorRulesService } from '../factor-rules/factor-rules.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { MAX_FACTORS } from './domain/factor-way.js';
import { qrPath } from '../one-time-codes/domain/qr-path.js';
import { totpForApp, TOTP_SECRET_BYTES } from '../one-time-codes/totp.js';
import type { AddPasskeyDto } from './dto/passkey.dto.js';
import { FactorCodesService } from './factor-codes.service.js';
import {
  addressNotVerified,
  lastFactor,
  noFactorYet,
  tooManyFactors,
  wrongFactorCode,
} from './factors.problems.js';
import type { PasskeyOptionsView } from './factors.view.js';
import {
  type FactorAddedView,
  type FactorView,
  type NewTotpView,
  type OwnFactorsView,
  type RecoveryCodesView,
  toFactorView,
} from './own-factors.view.js';
import { PasskeysService } from './passkeys.service.js';
import type { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** What people see and do about their own second factors. */
@Injectable()
export class OwnFactorsService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly rules: FactorRulesService,
    private readonly users: UsersService,
    private readonly credentials: UserCredentialsService,
    private readonly sessions: SessionsService,
    private readonly salon: SalonSettingsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async showFactors({ id }: CurrentUser): Promise<OwnFactorsView> {
    const user = await this.self(id);
    return {
      factors: (await this.factors.listConfirmed(id)).map(toFactorView),
      recoveryCodesLeft: await this.codes.countRecoveryCodes(id),
      requiredFrom: await this.rules.requiredFrom(user.role),
    };
  }

  /** An app that has yet to show a code. Whoever begins again gets another secret. */
  async addTotp(name: string, actor: CurrentUser): Promise<NewTotpView> {
    const secret = randomBytes(TOTP_SECRET_BYTES);
    const id = randomUUID();
    const { email } = await this.transactions.run(async (tx) => {
      const user = await this.lockForOneMore(actor, tx);
      const secretSealed = this.codes.seal(secret, id);
      const createdAt = this.clock.now();
      await this.factors.addUnconfirmed({ id, userId: user.id, name, secretSealed, createdAt }, tx);
      return user;
    });
    const { name: salon } = await this.salon.salon();
    const forApp = totpForApp(secret, { salon, email });
    const { data } = encode(forApp.uri, { ecc: 'M', border: 0 });
    return { _id: id, ...forApp, qr: qrPath(data) };
  }

  /** The app shows what it should, so that from now on the account asks for it. */
  confirmTotp(id: string, code: string, actor: CurrentUser): Promise<FactorAddedView> {
    return this.transactions.run(async (tx) => {
      const user = await this.lockUser(actor, tx);
      const factor = await this.factors.findFactor({ id, userId: user.id }, tx);
      if (!factor || factor.confirmedAt) throw notFound('factor');
      const step = this.codes.stepOf(factor, code);
      if (step === null) throw wrongFactorCode();
      const others = await this.factors.countConfirmed(user.id, tx);
      await this.factors.confirm(id, { at: this.clock.now(), step }, tx);
      return this.settle(user, { id, name: factor.name, isFirst: others === 0 }, actor, tx);
    });
  }

  async askForPasskey(actor: CurrentUser): Promise<PasskeyOptionsView> {
    const user = await this.transactions.run((tx) => this.lockForOneMore(actor, tx));
    return this.passkeys.askForNew(user, (await this.salon.salon()).name);
  }

  async addPasskey({ name, ...answer }: AddPasskeyDto, actor: CurrentUser): Promise<FactorAddedView> {
    const passkey = await this.passkeys.readNew(actor.id, answer);
    return this.transactions.run(async (tx) => {
      const user = await this.lockForOneMore(actor, tx);
      const others = await this.factors.countConfirmed(user.id, tx);
      const id = await this.passkeys.addPasskey({ ...passkey, name, createdAt: this.clock.now() }, tx);
      return this.settle(user, { id, name, isFirst: others === 0 }, actor, tx);
    });
  }

  renameFactor(id: string, name: string, actor: CurrentUser): Promise<FactorView> {
    return this.transactions.run(async (tx) => {
      const factor = await this.get(id, actor.id, tx);
      await this.factors.rename(factor, name, tx);
      return toFactorView({ ...factor, name });
    });
  }

  removeFactor(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const user = await this.lockUser(actor, tx);
      const factor = await this.get(id, user.id, tx);
      const isLast = (await this.factors.countConfirmed(user.id, tx)) === 1;
      if (isLast && (await this.rules.requiredFrom(user.role, tx)) !== null) throw lastFactor();
      await this.factors.remove(factor, tx);
      if (isLast) await this.codes.removeRecoveryCodes(user.id, tx);
      await this.record('factor.removed', actor, { factorId: id }, tx);
      const facts = { at: this.clock.now().toISOString(), name: factor.name, isLast, by: 'owner' as const };
      await this.mailer.enqueue({ kind: 'factor-removed', to: user.email, userId: user.id, facts }, tx);
    });
  }

  replaceRecoveryCodes(actor: CurrentUser): Promise<RecoveryCodesView> {
    return this.transactions.run(async (tx) => {
      const user = await this.lockUser(actor, tx);
      if ((await this.factors.countConfirmed(user.id, tx)) === 0) throw noFactorYet();
      const codes = await this.codes.makeRecoveryCodes(user.id, tx);
      await this.record('recovery-codes.made', actor, {}, tx);
      return { codes };
    });
  }

  /**
   * What follows when an account has one factor more. With the first one, whoever has proved no more than a password, here
   * or elsewhere, is signed out, and so is every sign-in that is under way: the account was less safe when they began.
   */
  private async settle(
    user: User,
    { id, name, isFirst }: { id: string; name: string; isFirst: boolean },
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<FactorAddedView> {
    if (isFirst) {
      await this.credentials.endSignIns(user.id, tx);
      const others = { except: actor.sessionId, reason: 'factor-added' as const };
      await this.sessions.endAllOf(user.id, others, tx);
    }
    await this.sessions.markProved(actor.sessionId, tx);
    await this.record('factor.added', actor, { factorId: id }, tx);
    const facts = { at: this.clock.now().toISOString(), name };
    await this.mailer.enqueue({ kind: 'factor-added', to: user.email, userId: user.id, facts }, tx);
    return { recoveryCodes: isFirst ? await this.codes.makeRecoveryCodes(user.id, tx) : null };
  }

  private async get(id: string, userId: string, tx: EntityManager): Promise<SecondFactor> {
    const factor = await this.factors.findFactor({ id, userId }, tx);
    if (!factor?.confirmedAt) throw notFound('factor');
    return factor;
  }

  /**
   * Anybody can sign up with anybody's address, and whoever takes such an account over by its mailbox must not find a
   * stranger's factor in the way.
   */
  private async lockForOneMore(actor: CurrentUser, tx: EntityManager): Promise<User> {
    const user = await this.lockUser(actor, tx);
    if (!user.verifiedAt) throw addressNotVerified();
    if ((await this.factors.countConfirmed(user.id, tx)) >= MAX_FACTORS) throw tooManyFactors();
    return user;
  }

  /** The session may have been ended while a browser made a passkey, and must not leave a way in behind. */
  private async lockUser(actor: CurrentUser, tx: EntityManager): Promise<User> {
    const user = await this.credentials.lockUser(actor.id, tx);
    if (!user || user.disabledAt) throw unauthenticated();
    if (!(await this.sessions.isAlive(actor.sessionId, tx))) throw unauthenticated();
    return user;
  }

  private record(
    action: AuditAction,
    actor: CurrentUser,
    detail: AuditDetail,
    tx: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'user', id: actor.id }, detail }, tx);
  }

  private async self(id: string): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw unauthenticated();
    return user;
  }
}
