import { IsEmail, MaxLength } from 'class-validator';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class EmailReceiptDto {
  /** Where it goes: the client’s own address, or another that they say. */
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email: string;
}
