import { Id } from '../../../common/validation/id.decorator.js';

export class SetCarerDto {
  /** The account that looks after the client. */
  @Id()
  _id: string;
}
