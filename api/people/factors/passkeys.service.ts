import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { LoginRecordsService } from '../login-records/login-records.service.js';
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

/** Time for touching the key. */
const CEREMONY_MS = 5 * 60_000;

/** The signature algorithms that every authenticator supports: Ed25519, ECDSA on P-256, RSA. */
const algorithms = [-8, -7, -257];

const TRANSPORT = /^[a-z-]{1,20}$/;

/** The user handle stored in a passkey: the account's id, which reveals nothing about the person. */
const handleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** A factor with the columns specific to passkeys. */
type KnownPasskey = SecondFactor & { credentialId: Buffer; publicKey: Buffer };

/** Creates and verifies passkey challenges. User verification is required, so each passkey is both factors in one. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  /** Passkeys belong to this host, and don't work on any other. */
  private readonly host: string;

  constructor(
    private readonly ceremonies: CeremoniesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly users: UsersService,
    private readonly records: LoginRecordsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    @Inject(ENV) { publicUrl }: Env,
  ) {
    this.origin = publicUrl;
    this.host = new URL(publicUrl).hostname;
  }

  /**
   * A challenge for logging in. Without an account, any passkey of this site will do, so the response is the same for
   * everyone.
   */
  async askForLogIn(userId: string | null): Promise<PasskeyOptionsView> {
    const options = await this.optionsFor(userId === null ? [] : await this.passkeysOf(userId));
    const question = { userId, challenge: options.challenge, expiresAt: this.endOfCeremony() };
    const ceremonyId = await this.ceremonies.addLogIn(question);
    if (ceremonyId === null) throw tooManyCeremonies();
    return { ceremonyId, options: { ...options } };
  }

  /** A challenge for one of the account's passkeys, to confirm an identity; refused without one. */
  async askForProof(userId: string): Promise<PasskeyOptionsView> {
    const known = await this.passkeysOf(userId);
    if (known.length === 0) throw passkeyRefused();
    const options = await this.optionsFor(known);
    return { ceremonyId: await this.begin('proof', userId, options.challenge), options: { ...options } };
  }

  /** Options for creating a passkey, except on a device that already has one of this account. */
  async askForNew(user: Pick<User, 'id' | 'email' | 'name'>, salonName: string): Promise<PasskeyOptionsView> {
    const options = await generateRegistrationOptions({
      rpName: salonName,
      rpID: this.host,
      userID: handleOf(user.id),
      userName: user.email,
      userDisplayName: user.name || user.email,
      excludeCredentials: await this.passkeysOf(user.id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
      timeout: CEREMONY_MS,
    });
    return { ceremonyId: await this.begin('register', user.id, options.challenge), options: { ...options } };
  }

  /** The new passkey that a browser created for this account. */
  async readNew(
    userId: string,
    { ceremonyId, response }: AnswerPasskeyDto,
  ): Promise<Omit<NewPasskey, 'name' | 'createdAt'>> {
    const { userId: askedOf, challenge } = await this.finish('register', ceremonyId);
    if (askedOf !== userId) throw passkeyRefused();
    const made = await verified(() =>
      verifyRegistrationResponse({
        // The library validates the response, whatever it contains.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    );
    if (!made?.registrationInfo) throw passkeyRefused();
    const { credential, credentialBackedUp } = made.registrationInfo;
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

  /** Stores a new passkey and returns its id; refused if anyone has it already. */
  async addPasskey(passkey: NewPasskey, tx: EntityManager): Promise<string> {
    const id = await this.factors.addPasskey(passkey, tx);
    if (id === null) throw passkeyRefused();
    return id;
  }

  /** The account whose passkey has signed; it must be `userId`'s if given. Invalid responses are recorded. */
  async prove(kind: 'sign-in' | 'proof', answer: AnswerPasskeyDto, userId: string | null): Promise<User> {
    const { userId: askedOf, challenge } = await this.finish(kind, answer.ceremonyId);
    const passkey = await this.findPasskey(answer.response);
    // If the request names no account, the passkey alone identifies it.
    const accountId = userId ?? askedOf ?? passkey?.userId;
    const user = accountId === undefined ? null : await this.users.findById(accountId);
    const signed = user && passkey?.userId === user.id && (await this.use(passkey, user, challenge, answer));
    if (signed) return user;
    await this.records.record(kind === 'proof' ? 'proof.failed' : 'log-in.failed', user);
    throw passkeyRefused();
  }

  /** True if the passkey has signed the challenge, which counts as a use. */
  private async use(
    passkey: KnownPasskey,
    user: User,
    challenge: string,
    { response }: AnswerPasskeyDto,
  ): Promise<boolean> {
    const signed = await verified(() =>
      verifyAuthenticationResponse({
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId.toString('base64url'),
          publicKey: Uint8Array.from(passkey.publicKey),
          // The counter is compared below, where a copy can be told from other errors.
          counter: 0,
        },
      }),
    );
    if (!signed?.verified) return false;
    const { newCounter, credentialBackedUp: isBackedUp } = signed.authenticationInfo;
    if (isCopied({ before: Number(passkey.signCount), now: newCounter })) {
      await this.warnOfCopy(user, passkey);
      return false;
    }
    const lastUsedAt = this.clock.now();
    const use = { signCount: String(newCounter), isBackedUp, lastUsedAt, host: this.host };
    return this.factors.countUse(passkey, use);
  }

  private async passkeysOf(userId: string) {
    const factors = await this.factors.listConfirmed(userId);
    return factors.flatMap(({ credentialId, transports }) =>
      credentialId ? [{ id: credentialId.toString('base64url'), transports }] : [],
    );
  }

  private optionsFor(allowCredentials: { id: string; transports: string[] }[]) {
    return generateAuthenticationOptions({
      rpID: this.host,
      allowCredentials,
      userVerification: 'required',
      timeout: CEREMONY_MS,
    });
  }

  /** An account has one open challenge of each kind, however often it asks, so that no one can fill the table. */
  private begin(kind: 'proof' | 'register', userId: string, challenge: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      if (!(await this.users.lockUser({ id: userId }, tx))) throw unauthenticated();
      return this.ceremonies.replace({ kind, userId, challenge, expiresAt: this.endOfCeremony() }, tx);
    });
  }

  private endOfCeremony(): Date {
    return new Date(this.clock.now().getTime() + CEREMONY_MS);
  }

  /** Whatever the outcome, the challenge can't be answered again. */
  private async finish(kind: CeremonyKind, id: string): Promise<Pick<Ceremony, 'userId' | 'challenge'>> {
    const ceremony = await this.ceremonies.use({ id, kind }, this.clock.now());
    if (!ceremony) throw passkeyRefused();
    return ceremony;
  }

  private async findPasskey({ id }: AnswerPasskeyDto['response']): Promise<KnownPasskey | null> {
    const passkey =
      typeof id === 'string' ? await this.factors.findPasskey(Buffer.from(id, 'base64url')) : null;
    if (!passkey?.credentialId || !passkey.publicKey) return null;
    return { ...passkey, credentialId: passkey.credentialId, publicKey: passkey.publicKey };
  }

  private warnOfCopy(user: User, { id, name }: Pick<SecondFactor, 'id' | 'name'>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const object = { type: 'user', id: user.id };
      const act = { actor: { id: null }, action: 'factor.copied' as const, object, detail: { factorId: id } };
      await this.audit.record(act, tx);
      const facts = { at: this.clock.now().toISOString(), name };
      const notice = { kind: 'passkey-copied' as const, to: user.email, userId: user.id, facts };
      await this.mailer.enqueueOnceADay(notice, tx);
    });
  }
}

/** The library throws its own errors for invalid responses, which only the sender would read. */
async function verified<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
