import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsTrueOrFalse } from '../../../common/validation/is-true-or-false.js';

export class DeleteUserDto {
  /** `true` to also erase the people whom the account looks after. Default: they stay clients of the salon. */
  @IfGiven()
  @IsTrueOrFalse()
  erasesPeople?: boolean;
}
