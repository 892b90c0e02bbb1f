import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { CsvDto } from '../../../common/http/csv.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { type ClientOrder, clientOrders } from '../client-list.repository.js';

/** A tag is a word or two. */
const MAX_TAG = 30;

/** A warning is read at a glance. */
const MAX_WARNING = 200;

class FindClientsDto {
  /** Searches names, email addresses and phone numbers. */
  @IsOptional()
  @IsString()
  @MaxLength(254)
  q?: string;

  /** Only clients with this tag, in any spelling. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(MAX_TAG)
  tag?: string;
}

const Tag = () =>
  applyDecorators(
    Trimmed(),
    Matches(/^[^\p{Cc},]*$/u, { message: 'a tag must contain neither commas nor control characters' }),
    MaxLength(MAX_TAG),
    IsNotEmpty(),
    IsString(),
  );

export class ExportClientsDto extends IntersectionType(FindClientsDto, CsvDto) {}

export class ListClientsDto extends IntersectionType(FindClientsDto, PageDto) {
  /** Default: by name. */
  @IsOptional()
  @IsIn(clientOrders)
  sort?: ClientOrder;
}

class ClientDetailsDto {
  /** Empty without one. */
  @ValidateIf((_, value: unknown) => value !== undefined && value !== '')
  @EmailAddress()
  email?: string;

  @IfGiven()
  @Trimmed()
  @PhoneNumber()
  phone?: string;

  /** The language of emails to them; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  @IfGiven()
  @IsIn([...languages, null])
  language?: Language | null;

  /** One line shown with all of the client's visits, such as an allergy; empty for none. */
  @IfGiven()
  @Trimmed()
  @Matches(/^\P{Cc}*$/u, { message: 'warning must not contain control characters' })
  @IsString()
  @MaxLength(MAX_WARNING)
  warning?: string;

  /** For the salon's staff. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(2000)
  note?: string;
}

export class AddClientDto extends ClientDetailsDto {
  @PersonName()
  name: string;
}

/**
 * Omitted fields stay unchanged. Of a client with an account only the note, the warning and the tags can be changed.
 */
export class ChangeClientDto extends ClientDetailsDto {
  @IfGiven()
  @PersonName()
  name?: string;

  /** Takes the spelling that other clients already use. */
  @IfGiven()
  @Tag()
  addTag?: string;

  @IfGiven()
  @Tag()
  removeTag?: string;
}
