import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ActionKind } from '../credentials/domain/action-code-life.js';
import { AddressLinksService } from './address-links.service.js';
import { UserCredentialsService } from '../users/user-credentials.service.js';
import { ActionCodesService } from '../credentials/action-codes.service.js';
import { AccountClaimsService, type Claim } from './account-claims.service.js';
import { ExternalIdentitiesService } from '../credentials/external-identities.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { VerifiedAddressView } from './verified-address.view.js';
import { emailInUse } from '../credentials/credentials.problems.js';
import { emailKey } from '../../common/text/email-key.js';
import type { AuditAction } from '../../platform/audit/audit-action.js';

/** Links sent to an old address prove nothing about the new one. */
const ofTheOldAddress: ActionKind[] = ['reset', 'verification', 'email-change'];

/** Gives an account its new address after the link was followed, or restores the old one. */
@Injectable()
export class ChangeAddressService {
  constructor(
    private readonly links: AddressLinksService,
    private readonly credentials: UserCredentialsService,
    private readonly codes: ActionCodesService,
    private readonly claims: AccountClaimsService,
    private readonly identities: ExternalIdentitiesService,
    private readonly sessions: SessionsService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async change(
    user: User,
    { email, claim, actor }: { email: string; claim: Claim; actor: CurrentUser | undefined },
    tx: EntityManager,
  ): Promise<VerifiedAddressView> {
    if (await this.links.isTaken(email, user.id, tx)) throw emailInUse();
    await this.setEmail(user, email, tx);
    await this.codes.cancel(user.id, tx, ofTheOldAddress);
    await this.claims.settle({ ...user, email, emailKey: emailKey(email) }, claim, actor, tx);
    await this.links.notifyOldAddress(user, tx);
    await this.note('email.changed', user.id, tx);
    return { outcome: 'email-changed', email };
  }

  /** Someone who knew the password changed the address: whatever access they still have stops working. */
  async restore(
    user: User,
    email: string,
    actor: CurrentUser | undefined,
    tx: EntityManager,
  ): Promise<VerifiedAddressView> {
    const { id } = user;
    const except = actor?.id === id ? actor.sessionId : undefined;
    await this.setEmail(user, email, tx);
    await this.credentials.setPassword(id, null, tx);
    await this.identities.unlink(id, tx);
    await this.codes.cancel(id, tx);
    await this.sessions.endAllOf(id, { except, reason: 'email-changed' }, tx);
    await this.note('email.restored', id, tx);
    return { outcome: 'email-restored', email };
  }

  private async setEmail(user: User, email: string, tx: EntityManager): Promise<void> {
    // Choices made in an unverified mailbox may be a stranger's.
    if (user.verifiedAt) await this.reviewRequests.move(user.email, email, tx);
    await this.credentials.setEmail(user.id, email, this.clock.now(), tx);
  }

  /** Links are followed without logging in, so the log has no actor. */
  private note(action: AuditAction, id: string, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor: { id: null }, action, object: { type: 'user', id } }, tx);
  }
}
