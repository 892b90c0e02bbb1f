import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../users/email-address.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { VisitRequestDto } from './hold-time.dto.js';

/** Somebody the salon knows, by id, or what she says of herself on the telephone. */
export class DeskClientDto {
  /** Of her account, or of her card. */
  @IfGiven()
  @IsUUID()
  _id?: string;

  /** Needed without an id. */
  @ValidateIf(({ _id, name }: DeskClientDto) => _id === undefined || name !== undefined)
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name?: string;

  @IfGiven()
  @PhoneNumber()
  phone?: string;

  @ValidateIf(({ email }: DeskClientDto) => email !== undefined && email !== '')
  @EmailAddress()
  email?: string;
}

export class BookAtDeskDto extends VisitRequestDto {
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => DeskClientDto)
  client: DeskClientDto;

  /** What the salon should know. */
  @IfGiven()
  @IsString()
  @MaxLength(1000)
  note?: string;

  /** Whether she is sent a confirmation, if she has an address. Left out: she is. */
  @IfGiven()
  @IsBoolean()
  sendLetter?: boolean;

  /** Also when the person does not work then. */
  @IfGiven()
  @IsBoolean()
  allowOutsideHours?: boolean;
}
