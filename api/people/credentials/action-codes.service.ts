import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { linkCodeHash, newLinkCode } from '../../common/link-code.js';
import { emailKey } from '../../common/text/email-key.js';
import type { ActionCode } from './action-code.entity.js';
import { ActionCodesRepository } from './action-codes.repository.js';
import { expiredActionCode } from './credentials.problems.js';
import { type ActionKind, codeExpiresAt, linkOf, type UsedCode } from './domain/action-code-life.js';

/**
 * Until then, an expired link says that it has expired instead of that it is unknown. In the privacy text. @internal
 */
export const REMEMBERED_MS = 7 * 86_400_000;

const allKinds: readonly ActionKind[] = ['reset', 'verification', 'email-change', 'email-undo'];

interface Purpose {
  kind: ActionKind;
  /** Null for no account; the link is discarded. */
  userId: string | null;
  /** For a change of address: the new one. */
  email?: string;
}

/** A link that only this code and the email know; it is never stored. */
export interface ActionLink {
  link: string;
  expiresAt: Date;
}

/** Single-use links in emails. */
@Injectable()
export class ActionCodesService {
  constructor(
    private readonly codes: ActionCodesRepository,
    private readonly clock: Clock,
  ) {}

  /** Creates a link; the previous one of this kind stops working. */
  async make({ kind, userId, email }: Purpose, tx: EntityManager): Promise<ActionLink> {
    const createdAt = this.clock.now();
    const expiresAt = codeExpiresAt(kind, createdAt);
    const code = newLinkCode();
    const address = { email: email ?? null, emailKey: email === undefined ? null : emailKey(email) };
    await this.codes.deleteExpired(new Date(createdAt.getTime() - REMEMBERED_MS), tx);
    await this.codes.replaceOpen(
      { kind, userId, codeHash: linkCodeHash(code), ...address, createdAt, expiresAt },
      tx,
    );
    return { link: linkOf(kind, code), expiresAt };
  }

  /** Uses up the code, or throws why it can't be used. Its effects belong in the same transaction. */
  async use(code: string, kinds: readonly ActionKind[], tx: EntityManager): Promise<UsedCode> {
    const used = await this.codes.use(linkCodeHash(code), kinds, this.clock.now(), tx);
    if (!used) throw this.problemFor(await this.codes.findUnused(linkCodeHash(code), kinds, tx));
    return used;
  }

  /** The account and purpose of a code. Unacceptable codes are refused before any expensive work. */
  async purposeOf(code: string, kinds: readonly ActionKind[]): Promise<Pick<UsedCode, 'userId' | 'kind'>> {
    const known = await this.codes.findUnused(linkCodeHash(code), kinds);
    if (!known?.userId || known.expiresAt <= this.clock.now()) throw this.problemFor(known);
    return { userId: known.userId, kind: known.kind };
  }

  /** True if the address was changed recently and is reserved for its former account, which may restore it. */
  isReserved(email: string, exceptUserId: string | null, tx: EntityManager): Promise<boolean> {
    return this.codes.isReserved({ emailKey: emailKey(email), exceptUserId }, this.clock.now(), tx);
  }

  /** Ends the account's links of these kinds. */
  cancel(userId: string, tx: EntityManager, kinds: readonly ActionKind[] = allKinds): Promise<void> {
    return this.codes.deleteUnusedOf(userId, kinds, tx);
  }

  private problemFor(known: ActionCode | null): Error {
    return known && known.expiresAt <= this.clock.now() ? expiredActionCode() : invalidActionCode();
  }
}
