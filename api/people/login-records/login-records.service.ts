import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { User } from '../users/user.entity.js';
import type { LoginAction } from './login-record.entity.js';
import { type LoginRecordView, toLoginRecordView } from './login-record.view.js';
import { LoginRecordsRepository } from './login-records.repository.js';

/** Records failed log-ins, and log-ins of team members. The `audit-log` module shows them. */
@Injectable()
export class LoginRecordsService {
  constructor(
    private readonly records: LoginRecordsRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts a log-in. Without an account, nothing is stored about who was meant. */
  async record(action: LoginAction, user: Pick<User, 'id' | 'role'> | null): Promise<void> {
    const isOfClient = user?.role === 'user';
    await this.records.addRecord({ userId: user?.id ?? null, action, at: this.clock.now(), isOfClient });
  }

  /** The records of one account, oldest first. */
  async listRecordsOf(userId: string): Promise<LoginRecordView[]> {
    return (await this.records.listOf(userId)).map(toLoginRecordView);
  }
}
