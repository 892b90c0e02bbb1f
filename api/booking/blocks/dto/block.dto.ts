import { IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsInstant } from '../../../common/validation/is-instant.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class AddBlockDto {
  @Id()
  staffId: string;

  /** Instant, ISO 8601, at a multiple of five minutes. */
  @IsInstant()
  startsAt: string;

  /** At most 25 hours later. */
  @IsInstant()
  endsAt: string;

  /** Shown to the salon in the diary. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;
}

export class ChangeBlockDto {
  @IfGiven()
  @Id()
  staffId?: string;

  /** Instant, ISO 8601, at a multiple of five minutes. */
  @IfGiven()
  @IsInstant()
  startsAt?: string;

  /** At most 25 hours later. */
  @IfGiven()
  @IsInstant()
  endsAt?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(120)
  reason?: string;
}
