import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { LoginCodesService } from '../../people/login-codes/login-codes.service.js';
import { InvitationsService } from '../../people/invitations/invitations.service.js';

/** Erases the salon's data stored under an email address. */
@Injectable()
export class AddressErasureService {
  constructor(
    private readonly emails: EmailHistoryService,
    private readonly messages: MessagesService,
    private readonly codes: LoginCodesService,
    private readonly invitations: InvitationsService,
  ) {}

  /** @param emailKey the verified address; null otherwise, because data stored under it may be someone else's */
  async erase(
    { userId, emailKey }: { userId: string; emailKey: string | null },
    tx: EntityManager,
  ): Promise<void> {
    await this.emails.deleteEmailsOf({ userId, emailKey }, tx);
    if (emailKey === null) return;
    await this.messages.deleteMessagesOf(emailKey, tx);
    await this.codes.deleteCodesOf(emailKey, tx);
    await this.invitations.deleteInvitationsTo(emailKey, tx);
  }
}
