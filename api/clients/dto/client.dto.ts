import { IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { PageDto } from '../../common/validation/page.dto.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../users/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { type ClientOrder, clientOrders } from '../clients.repository.js';

export class ListClientsDto extends PageDto {
  /** Looked for in names, addresses and numbers. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  q?: string;

  /** Left out: by name. */
  @IsOptional()
  @IsIn(clientOrders)
  sort?: ClientOrder;
}

class ClientWordsDto {
  /** Empty when she has none. */
  @ValidateIf((_, value: unknown) => value !== undefined && value !== '')
  @EmailAddress()
  email?: string;

  @IfGiven()
  @Trimmed()
  @PhoneNumber()
  phone?: string;

  /** For those who run the salon. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(2000)
  note?: string;
}

export class AddClientDto extends ClientWordsDto {
  @PersonName()
  name: string;
}

/** What is left out stays as it is. Of somebody with an account only the note can be changed. */
export class ChangeClientDto extends ClientWordsDto {
  @IfGiven()
  @PersonName()
  name?: string;
}
