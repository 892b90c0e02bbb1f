import { Injectable } from '@nestjs/common';
import { InvitationsRepository } from './invitations.repository.js';
import { UsersService } from '../users/users.service.js';
import { Clock } from '../../common/clock.js';
import { invalidActionCode } from '../../common/problem/common.problems.js';
import { linkCodeHash } from '../../common/link-code.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { ReceivedInvitationView, NextStep } from './received-invitation.view.js';
import { stateOf } from './domain/invitation-life.js';
import type { Invitation } from './invitation.entity.js';
import { emailKey } from '../../common/text/email-key.js';
import { expiredActionCode } from '../credentials/credentials.problems.js';

/** Reads invitations by the link sent to their address. */
@Injectable()
export class ReceivedInvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Reading does not use it up: programs that open links to check them have no effect. */
  async readInvitation(code: string, actor: CurrentUser | undefined): Promise<ReceivedInvitationView> {
    const invitation = await this.getInvitation(code);
    const [row] = await this.invitations.list(invitation.id);
    const state = stateOf(invitation, row?.isByAdmin ?? false, this.clock.now());
    const { email, role } = invitation;
    return { state, email, role, next: state === 'open' ? await this.nextStep(invitation, actor) : 'none' };
  }

  private async nextStep({ email }: Invitation, actor: CurrentUser | undefined): Promise<NextStep> {
    if (actor) return emailKey(actor.email) === emailKey(email) ? 'accept' : 'log-out';
    return (await this.users.findByEmail(email))?.verifiedAt ? 'log-in' : 'register';
  }

  async getInvitation(code: string): Promise<Invitation> {
    const invitation = await this.invitations.findByCode(linkCodeHash(code));
    if (!invitation) throw invalidActionCode();
    return invitation;
  }

  /** Throws if it was used, withdrawn or has expired. */
  assertUsable(invitation: Invitation): void {
    const state = stateOf(invitation, true, this.clock.now());
    if (state === 'expired') throw expiredActionCode();
    if (state !== 'open') throw invalidActionCode();
  }
}
