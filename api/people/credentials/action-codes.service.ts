import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { linkCodeHash, newLinkCode } from '../../common/link-code.js';
import { emailKey } from '../../common/text/email-key.js';
import type { ActionCode } from './action-code.entity.js';
import { ActionCodesRepository } from './action-codes.repository.js';
import { expiredActionCode, invalidActionCode } from './credentials.problems.js';
import { type ActionKind, codeExpiresAt, linkOf, type UsedCode } from './domain/action-code-life.js';

/** Until then, following an expired link is answered as expired rather than unknown. In the privacy text. @internal */
export const REMEMBERED_MS = 7 * 86_400_000;

const allKinds: readonly ActionKind[] = ['reset', 'verification', 'email-change', 'email-undo'];

interface Purpose {
  kind: ActionKind;
  /** Null for no account; the link is thrown away. */
  userId: string | null;
  /** For changes of the address: the one to come. */
  email?: string;
}

/** A link is known here and in the email, and is stored nowhere. */
export interface ActionLink {
  link: string;
  expiresAt: Date;
}

/** Links that do one thing once. */
@Injectable()
export class ActionCodesService {
  constructor(
    private readonly codes: ActionCodesRepository,
    private readonly clock: Clock,
  ) {}

  /** A new link; the one of this kind that was given out before it stops working. */
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

  /** Uses the code up, or says why it cannot be used. What follows from it belongs in the same transaction. */
  async use(code: string, kinds: readonly ActionKind[], tx: EntityManager): Promise<UsedCode> {
    const used = await this.codes.use(linkCodeHash(code), kinds, this.clock.now(), tx);
    if (!used) throw this.problemFor(await this.codes.findUnused(linkCodeHash(code), kinds, tx));
    return used;
  }

  /** Whose code it is, and what for. One that will not be accepted is refused before anything expensive is done. */
  async purposeOf(code: string, kinds: readonly ActionKind[]): Promise<Pick<UsedCode, 'userId' | 'kind'>> {
    const known = await this.codes.findUnused(linkCodeHash(code), kinds);
    if (!known?.userId || known.expiresAt <= this.clock.now()) throw this.problemFor(known);
    return { userId: known.userId, kind: known.kind };
  }

  /** An address that was changed recently is kept for its former account, which may take it back: no other may have it. */
  isReserved(email: string, exceptUserId: string | null, tx: EntityManager): Promise<boolean> {
    return this.codes.isReserved({ emailKey: emailKey(email), exceptUserId }, this.clock.now(), tx);
  }

  /** The account's links of these kinds stop working. */
  cancel(userId: string, tx: EntityManager, kinds: readonly ActionKind[] = allKinds): Promise<void> {
    return this.codes.deleteUnusedOf(userId, kinds, tx);
  }

  private problemFor(known: ActionCode | null): Error {
    return known && known.expiresAt <= this.clock.now() ? expiredActionCode() : invalidActionCode();
  }
}
