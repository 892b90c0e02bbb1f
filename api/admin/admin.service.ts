import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { emailKey } from '../users/email-address.js';
import { UsersService } from '../users/users.service.js';
import { notYoursToAsk } from './admin.problems.js';
import type { AdminView, ModifiedUsersView } from './admin.view.js';

/** Who runs the salon. */
@Injectable()
export class AdminService {
  constructor(private readonly users: UsersService) {}

  async checkAdmin(email: string, actor: CurrentUser): Promise<AdminView> {
    if (emailKey(email) === emailKey(actor.email)) return { admin: actor.role === 'admin' };
    if (actor.role !== 'admin') throw notYoursToAsk();
    return { admin: await this.users.isAdmin(email) };
  }

  async makeAdmin(email: string): Promise<ModifiedUsersView> {
    return { modifiedCount: (await this.users.makeAdmin(email)) ? 1 : 0 };
  }

  async dismissAdmin(email: string): Promise<ModifiedUsersView> {
    return { modifiedCount: (await this.users.dismissAdmin(email)) ? 1 : 0 };
  }
}
