import { ApiProperty } from '@nestjs/swagger';

const outcomes = ['verified', 'email-changed', 'email-restored'] as const;

/** Result of following a link. */
export class VerifiedAddressView {
  @ApiProperty({ enum: outcomes })
  outcome: (typeof outcomes)[number];

  /** The current address of the account. */
  email: string;
}
