import { ApiProperty } from '@nestjs/swagger';
import { type LoginAction, type LoginRecord, loginActions } from './login-record.entity.js';

/** Log-ins within an hour that ended in the same way. */
export class LoginRecordView {
  /** The time of the latest, ISO 8601 in UTC. */
  at: string;

  @ApiProperty({ enum: loginActions })
  action: LoginAction;

  @ApiProperty({ type: 'integer' })
  tries: number;
}

export const toLoginRecordView = ({ at, action, tries }: LoginRecord): LoginRecordView => ({
  at: at.toISOString(),
  action,
  tries,
});
