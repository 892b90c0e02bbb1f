import { MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { IsString, IsNotEmpty } from 'class-validator';

/** Another last day. */
export class ChangeCalendarDto {
  /** The last day on which the calendar makes the team member busy, at most a year ahead. */
  @IsLocalDate()
  until: string;
}

/** A calendar of another system. */
export class AddCalendarDto extends ChangeCalendarDto {
  @Id()
  staffId: string;

  /** The calendar’s secret address, `https://` or `webcal://`. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  address: string;
}
