import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { Id, InLowerCase } from '../../../common/validation/id.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const IDS = new RegExp(`^${ID}(,${ID}){0,4}$`, 'i');
const PEOPLE = new RegExp(`^(any|${ID})(,(any|${ID})){0,4}$`, 'i');
const ADD_ONS = new RegExp(`^${ID}(,${ID}){0,19}$`, 'i');

/** The request to find a free time for: new services, or a booking to move. */
export class AvailabilityQueryDto {
  /** Ids of one to five services in the order in which they are done, separated by commas. */
  @IsOptional()
  @InLowerCase()
  @IsString()
  @Matches(IDS, { message: 'services must be one to five ids, separated by commas' })
  services?: string;

  /** `any`, one person for the whole booking, or one of these per service. */
  @IsOptional()
  @InLowerCase()
  @IsString()
  @Matches(PEOPLE, { message: 'staff must be "any" or ids of people, separated by commas' })
  staff?: string;

  /** Ids of add-ons of these services. */
  @IsOptional()
  @InLowerCase()
  @IsString()
  @Matches(ADD_ONS, { message: 'addOns must be ids, separated by commas' })
  addOns?: string;

  /** A hold of the caller's that counts as free. */
  @IsOptional()
  @Id()
  hold?: string;

  /**
   * A booking of the caller's to move, instead of services; `staff` is then `any` or left out, or for the desk one
   * person.
   */
  @IsOptional()
  @Id()
  booking?: string;

  /** The person to book for, if the caller looks after them; left out, the caller. */
  @IsOptional()
  @Id()
  person?: string;

  /**
   * `true`: by the rules of the desk, without notice and horizon. Only for callers who can book at the desk, and for
   * the columns in which they can.
   */
  @IsOptional()
  @IsIn(['true', 'false'])
  desk?: 'true' | 'false';
}

export class DayAvailabilityQueryDto extends AvailabilityQueryDto {
  /** Local date of the salon. */
  @IsLocalDate()
  day: string;
}

export class DaysAvailabilityQueryDto extends AvailabilityQueryDto {
  /** First local date of the salon. */
  @IsLocalDate()
  from: string;

  /** Last local date, at most 42 days in all. */
  @IsLocalDate()
  to: string;
}
