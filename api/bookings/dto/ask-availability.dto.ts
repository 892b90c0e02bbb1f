import { IsIn, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { IsLocalDate } from '../../common/validation/is-local-date.js';

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const IDS = new RegExp(`^${ID}(,${ID}){0,4}$`, 'i');
const PEOPLE = new RegExp(`^(any|${ID})(,(any|${ID})){0,4}$`, 'i');
const ADD_ONS = new RegExp(`^${ID}(,${ID}){0,19}$`, 'i');

/** Which visit a free time is looked for: new services, or a booking that is to be moved. */
export class AskVisitDto {
  /** Ids of one to five services in the order of the visit, separated by commas. */
  @IsOptional()
  @IsString()
  @Matches(IDS, { message: 'services must be one to five ids, separated by commas' })
  services?: string;

  /** `any`, one person for the whole visit, or one of these per service. */
  @IsOptional()
  @IsString()
  @Matches(PEOPLE, { message: 'staff must be "any" or ids of people, separated by commas' })
  staff?: string;

  /** Ids of add-ons of these services. */
  @IsOptional()
  @IsString()
  @Matches(ADD_ONS, { message: 'addOns must be ids, separated by commas' })
  addOns?: string;

  /** A hold of the caller's that does not count as taken. */
  @IsOptional()
  @IsUUID()
  hold?: string;

  /**
   * A booking of the caller's that is to be moved, in place of services; `staff` is then `any` or left out, or for the
   * desk one person.
   */
  @IsOptional()
  @IsUUID()
  booking?: string;

  /** `true`: by the rules of the desk, without notice and horizon. For admins. */
  @IsOptional()
  @IsIn(['true', 'false'])
  desk?: 'true' | 'false';
}

export class AskDayDto extends AskVisitDto {
  /** Local date of the salon. */
  @IsLocalDate()
  day: string;
}

export class AskDaysDto extends AskVisitDto {
  /** First local date of the salon. */
  @IsLocalDate()
  from: string;

  /** Last local date, at most 42 days in all. */
  @IsLocalDate()
  to: string;
}
