import { IsString, MaxLength } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';

/** Details to keep of two clients without an account. Default: this client's, or else the other's. */
export class MergeClientsDto {
  /** The other client. */
  @Id()
  _id: string;

  /** The value of one of the two; the same applies to the fields below. */
  @IfGiven()
  @IsString()
  @MaxLength(120)
  name?: string;

  @IfGiven()
  @IsString()
  @MaxLength(254)
  email?: string;

  @IfGiven()
  @IsString()
  @MaxLength(32)
  phone?: string;
}
