import { Injectable } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { encode } from 'uqr';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { FactorCodesService } from './factor-codes.service.js';
import { PasskeysService } from './passkeys.service.js';
import { FactorOwnersService } from './factor-owners.service.js';
import { FactorAddedService } from './factor-added.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { NewTotpView, FactorAddedView } from './own-factors.view.js';
import { TOTP_SECRET_BYTES, totpForApp } from '../one-time-codes/totp.js';
import { qrPath } from '../one-time-codes/domain/qr-path.js';
import { notFound } from '../../common/problem/common.problems.js';
import { wrongFactorCode } from './factors.problems.js';
import type { PasskeyOptionsView } from './factors.view.js';
import type { AddPasskeyDto } from './dto/passkey.dto.js';

/** Adds authenticator apps and passkeys to the caller’s account. */
@Injectable()
export class AddFactorService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly codes: FactorCodesService,
    private readonly passkeys: PasskeysService,
    private readonly owners: FactorOwnersService,
    private readonly added: FactorAddedService,
    private readonly salon: SalonSettingsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Adds an app that still has to show a code. Starting again creates a new secret. */
  async addTotp(name: string, actor: CurrentUser): Promise<NewTotpView> {
    const secret = randomBytes(TOTP_SECRET_BYTES);
    const id = randomUUID();
    const { email } = await this.transactions.run(async (tx) => {
      const user = await this.owners.lockForOneMore(actor, tx);
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

  /** The app shows the right code, so the account requires it from now on. */
  confirmTotp(id: string, code: string, actor: CurrentUser): Promise<FactorAddedView> {
    return this.transactions.run(async (tx) => {
      const user = await this.owners.lockOwner(actor, tx);
      const factor = await this.factors.findFactor({ id, userId: user.id }, tx);
      if (!factor || factor.confirmedAt) throw notFound('factor');
      const step = this.codes.stepOf(factor, code);
      if (step === null) throw wrongFactorCode();
      const others = await this.factors.countConfirmed(user.id, tx);
      await this.factors.confirm(id, { at: this.clock.now(), step }, tx);
      return this.added.settle(user, { id, name: factor.name, isFirst: others === 0 }, actor, tx);
    });
  }

  async askForPasskey(actor: CurrentUser): Promise<PasskeyOptionsView> {
    const user = await this.transactions.run((tx) => this.owners.lockForOneMore(actor, tx));
    return this.passkeys.askForNew(user, (await this.salon.salon()).name);
  }

  async addPasskey({ name, ...answer }: AddPasskeyDto, actor: CurrentUser): Promise<FactorAddedView> {
    const passkey = await this.passkeys.readNew(actor.id, answer);
    return this.transactions.run(async (tx) => {
      const user = await this.owners.lockForOneMore(actor, tx);
      const others = await this.factors.countConfirmed(user.id, tx);
      const id = await this.passkeys.addPasskey({ ...passkey, name, createdAt: this.clock.now() }, tx);
      return this.added.settle(user, { id, name, isFirst: others === 0 }, actor, tx);
    });
  }
}
