import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppointmentsService } from '../admin/appointments.service.js';
import { noWork } from '../admin/work.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { TeamDepartures } from '../../salon/staff/team-departures.port.js';
import { UsersService } from '../users/users.service.js';
import { InvitationsService } from './invitations.service.js';

/** A person who leaves the team keeps their history there, and their account becomes a client's. */
@Injectable()
export class TeamDeparturesService implements TeamDepartures {
  constructor(
    private readonly users: UsersService,
    private readonly appointments: AppointmentsService,
    private readonly invitations: InvitationsService,
  ) {}

  async onLeft(staffId: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    await this.users.assertAdmin(actor.id, tx);
    await this.invitations.withdrawOf(staffId, tx);
    const user = await this.users.lockUser({ staffId }, tx);
    // Visitors of the public demo logged in as this stylist keep their role.
    if (!user || isDemoAccount(user)) return;
    // An admin keeps running the salon, bookable or not.
    const work = { ...noWork, ...(user.role === 'admin' && { role: user.role }) };
    await this.appointments.appoint({ user, work, actor }, tx);
  }
}
