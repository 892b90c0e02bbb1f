import { ApiProperty } from '@nestjs/swagger';

export class MovingLetterView {
  /** Clients with a coming visit who would get it now. */
  @ApiProperty({ type: 'integer' })
  visits: number;

  /** Others who agreed to news by email and would get it now. */
  @ApiProperty({ type: 'integer' })
  news: number;

  /** How long it would take until the last of them has left. */
  @ApiProperty({ type: 'integer' })
  minutes: number;

  /** Queued and not sent yet. */
  @ApiProperty({ type: 'integer' })
  waiting: number;

  /** Clients to whom it was sent, or is being sent. */
  @ApiProperty({ type: 'integer' })
  told: number;
}
