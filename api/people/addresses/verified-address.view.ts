import { ApiProperty } from '@nestjs/swagger';

const outcomes = ['verified', 'email-changed', 'email-restored'] as const;

/** What following a link has done. */
export class VerifiedAddressView {
  @ApiProperty({ enum: outcomes })
  outcome: (typeof outcomes)[number];

  /** The current address of the account. */
  email: string;
}
