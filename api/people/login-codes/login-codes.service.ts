import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { Language } from '../../words/types.gen.js';
import { emailKey } from '../../common/text/email-key.js';
import { LoginAttemptsService } from '../credentials/login-attempts.service.js';
import type { SigningInBrowser } from '../sessions/sessions.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { CodeOfferService } from './code-offer.service.js';
import type { RequestCodeDto } from './dto/request-code.dto.js';
import { MAX_TRIES } from './login-code.entity.js';
import { codeExpired, noCodeInDemo, noCodesHere, wrongCode } from './login-codes.problems.js';
import { type AskedCode, LoginCodesRepository } from './login-codes.repository.js';

const DIGITS = 6;
/** In the privacy text. @internal */
export const LIFE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Attempts per mailbox and day, from all browsers in which its owner has not logged in. After `free` attempts, each
 * further code allows one, up to `most` in total: one chance in ten thousand. This protects the account, so
 * RATE_LIMIT_SCALE does not change it.
 */
const triesAtMailbox = { free: 50, most: 100 };

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** A requested code; `code` is set if it is to be shown on screen. */
export interface RequestedCode {
  expiresAt: Date;
  code: string | null;
}

/** Creates, sends and recognises log-in codes. */
@Injectable()
export class LoginCodesService {
  constructor(
    private readonly codes: LoginCodesRepository,
    private readonly offer: CodeOfferService,
    private readonly credentials: UserCredentialsService,
    private readonly users: UsersService,
    private readonly attempts: LoginAttemptsService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs the same statements for every address, so that neither the response nor its timing reveals if it has an
   * account.
   */
  async requestCode(
    asked: RequestCodeDto,
    lang: Language | null,
    browserSecret: string,
  ): Promise<RequestedCode> {
    const delivery = await this.offer.findDelivery();
    if (delivery === null) throw noCodesHere();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    await this.transactions.run(async (tx) => {
      // Locked, so that no code is sent to an address that the account is just giving up.
      const user = await this.credentials.lockByEmail(asked.email, tx);
      if (delivery === 'screen' && !mayBeShown(user)) throw noCodeInDemo();
      const { email, name = '', phone = '' } = asked;
      const isOpen = user === null || mayUseCodes(user);
      await this.codes.addCode(
        {
          ...{ email, emailKey: emailKey(email), name, phone, createdAt, expiresAt },
          // A random hash, which no code matches.
          codeHash: isOpen ? hashOf(browserSecret, code) : randomBytes(32),
          browserHash: hashOf(browserSecret),
          tokenVersion: user?.tokenVersion ?? null,
        },
        tx,
      );
      await this.notify({ ...asked, lang }, user, { code, expiresAt }, tx);
    });
    return { expiresAt, code: delivery === 'screen' ? code : null };
  }

  /** The code requested in this browser, if it matches. */
  async recognise(code: string, browserSecret: string | null, browser: SigningInBrowser): Promise<AskedCode> {
    if ((await this.offer.findDelivery()) === null) throw noCodesHere();
    if (browserSecret === null) throw codeExpired();
    const asked = await this.codes.findLatest(hashOf(browserSecret));
    if (!asked) throw codeExpired();
    const user = await this.users.findByEmail(asked.email);
    let tries = 0;
    const isRight = await this.attempts.makeAtCode({ user, browser }, async (isOwners) => {
      tries = await this.countTry(asked, isOwners);
      return timingSafeEqual(asked.codeHash, hashOf(browserSecret, code));
    });
    if (isRight) return asked;
    throw tries < MAX_TRIES ? wrongCode(MAX_TRIES - tries) : codeExpired();
  }

  private async countTry({ id }: AskedCode, isOwners: boolean): Promise<number> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAY_MS);
    const tries = await this.codes.countTry(id, {
      now,
      since,
      atMailbox: isOwners ? null : triesAtMailbox,
    });
    if (tries === null) throw codeExpired();
    return tries;
  }

  /** Uses up the code, as part of the action it is for. */
  async use({ id }: AskedCode, tx: EntityManager): Promise<void> {
    if (!(await this.codes.use(id, this.clock.now(), tx))) throw codeExpired();
  }

  /** Deletes the details entered to get codes for this address, as part of erasing its account. */
  deleteCodesOf(emailKey: string, tx: EntityManager): Promise<void> {
    return this.codes.deleteOf(emailKey, tx);
  }

  private notify(
    { email, from, lang }: RequestCodeDto & { lang: Language | null },
    user: User | null,
    { code, expiresAt }: { code: string; expiresAt: Date },
    tx: EntityManager,
  ): Promise<void> {
    if (user?.disabledAt) {
      const reason = 'account-disabled';
      return this.mailer.enqueueNothing({ kind: 'login-code', to: email, userId: user.id, reason }, tx);
    }
    if (user && !mayUseCodes(user)) {
      const facts = { at: this.clock.now().toISOString() };
      const notice = { kind: 'login-code-refused' as const, to: user.email, userId: user.id, facts, lang };
      return this.mailer.enqueue(notice, tx);
    }
    const link = linkOf(code, from);
    const to = user?.email ?? email;
    const letter = { kind: 'login-code' as const, to, userId: user?.id ?? null, link, expiresAt, lang };
    // Added to waiting ones: each code works only in its own browser, and a stranger's request must not cancel the
    // owner's email.
    return this.mailer.enqueue(letter, tx);
  }
}

/** An admin's account gives access to every client's data, for which a mailbox alone is not enough. */
export const mayUseCodes = ({ role, disabledAt }: Pick<User, 'role' | 'disabledAt'>): boolean =>
  role !== 'admin' && disabledAt === null;

/** True if the demo may show the code to any visitor. An account with a password is only for those who know it. */
const mayBeShown = (user: User | null): boolean =>
  user === null || (mayUseCodes(user) && user.passwordHash === null);

/** Put the code behind the #, so that no server, proxy or referrer ever sees it. */
const linkOf = (code: string, from: string | undefined): string =>
  `/login${from === undefined ? '' : `?${new URLSearchParams({ from }).toString()}`}#code=${code}`;
