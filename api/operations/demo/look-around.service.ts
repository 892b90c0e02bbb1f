import { Injectable } from '@nestjs/common';
import { type Role, roles } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { weekdayOf } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import {
  type OpenedSession,
  SessionsService,
  type SigningInBrowser,
} from '../../people/sessions/sessions.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import type { User } from '../../people/users/user.entity.js';
import { demoAccounts } from '../../common/access/demo-accounts.js';
import { DemoAccountsService } from '../../people/users/demo-accounts.service.js';
import { DemoClientService } from './demo-client.service.js';
import type { LookAroundDto } from './dto/look-around.dto.js';
import type { DemoPersonView } from './look-around.view.js';

type Person = Pick<User, 'name' | 'staffId'>;

/** Signs visitors of the demo salon in as one of its people, so that they see that role's version of the product. */
@Injectable()
export class LookAroundService {
  constructor(
    private readonly accounts: DemoAccountsService,
    private readonly sessions: SessionsService,
    private readonly salon: SalonSettingsService,
    private readonly staff: StaffService,
    private readonly client: DemoClientService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Empty for every salon except an open demo. */
  async listPeople(): Promise<DemoPersonView[]> {
    if (!(await this.accounts.areOpen())) return [];
    const people = await Promise.all(
      roles.map(async (role) => {
        const person = await this.findPerson(role);
        return person ? [{ role, name: person.name }] : [];
      }),
    );
    return people.flat();
  }

  async lookAround({ role }: LookAroundDto, browser: SigningInBrowser): Promise<OpenedSession> {
    const person = (await this.accounts.areOpen()) ? await this.findPerson(role) : null;
    if (!person) throw notFound();
    const user = await this.transactions.run(async (tx) => {
      // Written each time, and so locked until the transaction ends.
      const account = await this.accounts.put(role, person, tx);
      if (role === 'user') await this.client.furnish(account, tx);
      return account;
    });
    return this.sessions.open(user, browser);
  }

  private async findPerson(role: Role): Promise<Person | null> {
    return role === 'stylist' ? this.findStylist() : { name: demoAccounts[role].name, staffId: null };
  }

  /** A team member with a day to show: preferably one who works today. The first one is the owner. */
  private async findStylist(): Promise<Person | null> {
    const { members, weeklyHours } = await this.staff.rota();
    const { timeZone } = await this.salon.salon();
    const today = weekdayOf(localDayOf(minuteOf(this.clock.now()), timeZone));
    const worksToday = new Set(
      weeklyHours.filter(({ weekday }) => weekday === today).map(({ staffId }) => staffId),
    );
    const others = members.slice(1);
    const stylist = others.find(({ id }) => worksToday.has(id)) ?? others[0];
    return stylist ? { name: stylist.name, staffId: stylist.id } : null;
  }
}
