import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';
import type { LoginAction } from './login-record.entity.js';
import { type LoginRecordView, toLoginRecordView } from './login-record.view.js';
import { LoginRecordsRepository } from './login-records.repository.js';

/** Records log-ins that failed, and those of people who work here. The `audit-log` module shows them. */
@Injectable()
export class LoginRecordsService {
  constructor(
    private readonly records: LoginRecordsRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts one. Without an account, nothing is kept about who it was meant for. */
  async record(action: LoginAction, user: Pick<User, 'id' | 'role'> | null): Promise<void> {
    const isOfClient = user?.role === 'user';
    await this.records.addRecord({ userId: user?.id ?? null, action, at: this.clock.now(), isOfClient });
  }

  /** What is recorded about one account, the oldest first. */
  async listRecordsOf(userId: string): Promise<LoginRecordView[]> {
    return (await this.records.listOf(userId)).map(toLoginRecordView);
  }
}
