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
 * At one mailbox in a day, from all browsers together in which its owner has not logged in. After `free` tries each further
 * code allows one, and there are at most `most`: one chance in ten thousand. It protects the account, so RATE_LIMIT_SCALE
 * does not change it.
 */
const triesAtMailbox = { free: 50, most: 100 };

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/** A code that somebody asked for; `code` where it is to be shown to them. */
export interface RequestedCode {
  expiresAt: Date;
  code: string | null;
}

/** Makes codes, sends them, and recognises them. */
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

  /** The same statements for everybody, so that neither the answer nor the time it takes tells who has an account. */
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
      // Locked, so that no code is on its way to an address that the account is giving up at this moment.
      const user = await this.credentials.lockByEmail(asked.email, tx);
      if (delivery === 'screen' && !mayBeShown(user)) throw noCodeInDemo();
      const { email, name = '', phone = '' } = asked;
      const isOpen = user === null || mayUseCodes(user);
      await this.codes.addCode(
        {
          ...{ email, emailKey: emailKey(email), name, phone, createdAt, expiresAt },
          // Nobody can enter what this is the hash of.
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

  /** The code that was asked for in this browser, if this is it. */
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

  /** Uses the code up, as one part of what it is for. */
  async use({ id }: AskedCode, tx: EntityManager): Promise<void> {
    if (!(await this.codes.use(id, this.clock.now(), tx))) throw codeExpired();
  }

  /** Forgets what was typed to get codes for this address, as one part of erasing its account. */
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
    // Beside those that wait: each code works in its own browser, and a stranger's request must not stop the owner's email.
    return this.mailer.enqueue(letter, tx);
  }
}

/** An admin's account opens every client's data, and a mailbox alone is not enough for that. */
export const mayUseCodes = ({ role, disabledAt }: Pick<User, 'role' | 'disabledAt'>): boolean =>
  role !== 'admin' && disabledAt === null;

/** Whether the demo shows a code to any visitor: an account with a password is open only to whoever knows it. */
const mayBeShown = (user: User | null): boolean =>
  user === null || (mayUseCodes(user) && user.passwordHash === null);

/** The code stands behind the #, where no server, proxy or referrer ever sees it. */
const linkOf = (code: string, from: string | undefined): string =>
  `/login${from === undefined ? '' : `?${new URLSearchParams({ from }).toString()}`}#code=${code}`;
