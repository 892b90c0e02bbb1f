import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsBirthday } from '../../../common/validation/is-birthday.js';
import { PersonName } from '../../users/person-name.decorator.js';

export class AddPersonDto {
  @PersonName()
  name: string;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty if unknown. */
  @IfGiven()
  @IsBirthday()
  birthday?: string;
}

/** Omitted fields stay unchanged. */
export class ChangePersonDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty to remove it. */
  @IfGiven()
  @IsBirthday()
  birthday?: string;
}
