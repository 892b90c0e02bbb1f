import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { toIso } from '../../common/time/epoch-minute.js';
import { dayBounds } from '../../common/time/zone.js';
import type { TimeAway } from '../../mail/email-templates/email-kinds.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { TimeOffRequest } from './time-off-request.entity.js';
import { wholeDaysOf } from './time-off.view.js';

/** Emails admins about requests for time off, and the person who asked about the answer, each in their own language. */
@Injectable()
export class TimeOffRequestEmailsService {
  constructor(
    private readonly mailer: MailerService,
    private readonly users: UsersService,
  ) {}

  /** Leaves out the reason, which may be about their health: it stays on the page. */
  async emailAdmins(request: TimeOffRequest, name: string, zone: string, tx: EntityManager): Promise<void> {
    const facts = { name, ...timeOf(request, zone) };
    for (const { id: userId, email: to } of await this.users.listVerifiedAdmins(tx)) {
      await this.mailer.enqueue({ kind: 'time-off-asked', facts, to, userId }, tx);
    }
  }

  async emailAnswer(request: TimeOffRequest, zone: string, tx: EntityManager): Promise<void> {
    const asker = await this.users.findById(request.askedBy, tx);
    if (!asker) return;
    const { state, answer } = request;
    const facts = { isGranted: state === 'granted', answer, ...timeOf(request, zone) };
    const { id: userId, email: to } = asker;
    await this.mailer.enqueue({ kind: 'time-off-answered', facts, to, userId }, tx);
  }
}

/** The first and last day, or the start and end time. */
function timeOf({ startsAt, endsAt }: TimeOffRequest, zone: string): TimeAway {
  const days = wholeDaysOf({ startsAt, endsAt }, zone);
  if (!days) return { from: startsAt.toISOString(), to: endsAt.toISOString(), isWholeDays: false };
  return { from: startsAt.toISOString(), to: toIso(dayBounds(days.to, zone).start), isWholeDays: true };
}
