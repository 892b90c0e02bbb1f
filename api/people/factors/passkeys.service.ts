import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { inTransaction } from '../../database/transaction.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { CeremoniesRepository } from './ceremonies.repository.js';
import type { Ceremony, CeremonyKind } from './ceremony.entity.js';
import { isCopied } from './domain/sign-count.js';
import type { AnswerPasskeyDto } from './dto/passkey.dto.js';
import { passkeyRefused, tooManyCeremonies } from './factors.problems.js';
import type { PasskeyOptionsView } from './factors.view.js';
import type { SecondFactor } from './second-factor.entity.js';
import { type NewPasskey, SecondFactorsRepository } from './second-factors.repository.js';

/** How long somebody has to touch their key. */
const CEREMONY_MS = 5 * 60_000;

/** What every authenticator signs with: Ed25519, ECDSA on P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

const TRANSPORT = /^[a-z-]{1,20}$/;

/** The bytes under which a passkey keeps whose it is: the id of the account, which says nothing about anybody. */
const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** Passkeys: what they are asked to sign, and whether they have. User verification is required, so each is both factors in one. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  /** Passkeys belong to this host, and are worth nothing at any other. */
  private readonly host: string;

  constructor(
    private readonly ceremonies: CeremoniesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly users: UsersService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
    @Inject(ENV) { publicUrl }: Env,
  ) {
    this.origin = publicUrl;
    this.host = new URL(publicUrl).hostname;
  }

  /** What a browser is to have signed. Without an account any passkey of this site will do, so the answer is the same to everybody. */
  async ask(kind: 'sign-in' | 'proof', userId: string | null): Promise<PasskeyOptionsView> {
    const known = userId === null ? [] : await this.passkeysOf(userId);
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      allowCredentials: known,
      userVerification: 'required',
      timeout: CEREMONY_MS,
    });
    return { ceremonyId: await this.begin(kind, userId, options.challenge), options: { ...options } };
  }

  /** What a browser is to make a new passkey for; not on a device that has one of this account. */
  async askForNew(user: Pick<User, 'id' | 'email' | 'name'>, salonName: string): Promise<PasskeyOptionsView> {
    const options = await generateRegistrationOptions({
      rpName: salonName,
      rpID: this.host,
      userID: handleOf(user.id),
      userName: user.email,
      userDisplayName: user.name || user.email,
      excludeCredentials: await this.passkeysOf(user.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      timeout: CEREMONY_MS,
    });
    return { ceremonyId: await this.begin('register', user.id, options.challenge), options: { ...options } };
  }

  /** The passkey that a browser has made for this account. */
  async readNew(
    userId: string,
    { ceremonyId, response }: AnswerPasskeyDto,
  ): Promise<Omit<NewPasskey, 'name' | 'createdAt'>> {
    const { userId: askedOf, challenge } = await this.finish('register', ceremonyId);
    if (askedOf !== userId) throw passkeyRefused();
    const { registrationInfo } = await orRefused(() =>
      verifyRegistrationResponse({
        // Whatever it holds, the library reads it as carefully as this.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!registrationInfo) throw passkeyRefused();
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      userId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: String(credential.counter),
      transports: (credential.transports ?? []).filter((each) => TRANSPORT.test(each)),
      isBackedUp: credentialBackedUp,
      host: this.host,
    };
  }

  /** Keeps a new one, and gives its id; refused when somebody has it already. */
  async add(passkey: NewPasskey, within: EntityManager): Promise<string> {
    const id = await this.factors.addPasskey(passkey, within);
    if (id === null) throw passkeyRefused();
    return id;
  }

  /** Whose passkey has signed; only that of `userId` will do where one is given. */
  async prove(
    kind: 'sign-in' | 'proof',
    { ceremonyId, response }: AnswerPasskeyDto,
    userId: string | null,
  ): Promise<User> {
    const { userId: askedOf, challenge } = await this.finish(kind, ceremonyId);
    const passkey = await this.find(response);
    const wanted = [askedOf, userId].filter((each) => each !== null);
    if (wanted.some((each) => each !== passkey.userId)) throw passkeyRefused();
    const { verified, authenticationInfo } = await orRefused(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId.toString('base64url'),
          publicKey: Uint8Array.from(passkey.publicKey),
          // The count is compared below, where a copy can be told from all else that may be wrong.
          counter: 0,
        },
      }),
    );
    if (!verified) throw passkeyRefused();
    const user = await this.users.findById(passkey.userId);
    if (!user) throw passkeyRefused();
    const { newCounter, credentialBackedUp: isBackedUp } = authenticationInfo;
    if (isCopied({ before: Number(passkey.signCount), now: newCounter })) {
      await this.tellOfCopy(user, passkey);
      throw passkeyRefused();
    }
    const lastUsedAt = this.clock.now();
    const use = { signCount: String(newCounter), isBackedUp, lastUsedAt, host: this.host };
    if (!(await this.factors.countUse(passkey, use))) throw passkeyRefused();
    return user;
  }

  private async passkeysOf(userId: string) {
    const factors = await this.factors.listConfirmed(userId);
    return factors.flatMap(({ credentialId, transports }) =>
      credentialId ? [{ id: credentialId.toString('base64url'), transports }] : [],
    );
  }

  private async begin(kind: CeremonyKind, userId: string | null, challenge: string): Promise<string> {
    const expiresAt = new Date(this.clock.now().getTime() + CEREMONY_MS);
    const id = await this.ceremonies.add({ kind, userId, challenge, expiresAt });
    if (id === null) throw tooManyCeremonies();
    return id;
  }

  /** Whatever comes of it, it cannot be answered again. */
  private async finish(kind: CeremonyKind, id: string): Promise<Pick<Ceremony, 'userId' | 'challenge'>> {
    const ceremony = await this.ceremonies.use({ id, kind }, this.clock.now());
    if (!ceremony) throw passkeyRefused();
    return ceremony;
  }

  private async find({ id }: AnswerPasskeyDto['response']) {
    const passkey =
      typeof id === 'string' ? await this.factors.findPasskey(Buffer.from(id, 'base64url')) : null;
    if (!passkey?.credentialId || !passkey.publicKey) throw passkeyRefused();
    return { ...passkey, credentialId: passkey.credentialId, publicKey: passkey.publicKey };
  }

  private tellOfCopy(user: User, { id, name }: Pick<SecondFactor, 'id' | 'name'>): Promise<void> {
    return inTransaction(this.source, async (within) => {
      const object = { type: 'user', id: user.id };
      const act = { actor: { id: null }, action: 'factor.copied' as const, object, detail: { factorId: id } };
      await this.audit.record(act, within);
      const facts = { at: this.clock.now().toISOString(), name };
      const notice = { kind: 'passkey-copied' as const, to: user.email, userId: user.id, facts };
      await this.mailer.enqueueOnceADay(notice, within);
    });
  }
}

/** The library says in an error of its own what is wrong with an answer. Nobody but its sender would read it. */
async function orRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw passkeyRefused();
  }
}
