import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { ApiLanguage } from '../../../common/http/api-language.decorator.js';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsBirthday } from '../../../common/validation/is-birthday.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { IsTrueOrFalse } from '../../../common/validation/is-true-or-false.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { EmailAddress } from '../../../common/validation/email-address.decorator.js';
import { ConsentChoices, ConsentDto } from '../../consents/dto/consent.dto.js';
import { PostalAddress } from '../../users/postal-address.decorator.js';
import { PersonName } from '../../users/person-name.decorator.js';
import { PhoneNumber } from '../../users/phone-number.decorator.js';
import { languages } from '../../../words/languages.gen.js';
import type { Language } from '../../../words/types.gen.js';
import { type ClientOrder, clientOrders } from '../client-list.repository.js';

/** A tag is a word or two. */
const MAX_TAG = 30;

/** A warning is read at a glance. */
const MAX_WARNING = 200;

/** A word or two, such as a magazine or the name of a friend. */
const MAX_SOURCE = 100;

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

  /** Only clients who may not book online, or only those who may. */
  @IfGiven()
  @IsTrueOrFalse()
  isBlocked?: boolean;
}

const Tag = () =>
  applyDecorators(
    Trimmed(),
    Matches(/^[^\p{Cc},]*$/u, { message: 'a tag must contain neither commas nor control characters' }),
    MaxLength(MAX_TAG),
    IsNotEmpty(),
    IsString(),
  );

export class ExportClientsDto extends IntersectionType(FindClientsDto, TableFileDto) {}

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
 * Omitted fields stay unchanged. The desk can't change the name, email address, phone number and language of a client
 * with an account.
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

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty to remove it. */
  @IfGiven()
  @IsBirthday()
  birthday?: string;

  /** The postal address, in several lines; empty to remove it. */
  @IfGiven()
  @PostalAddress()
  address?: string;

  /** First day as a client; null for the day on which the client's record begins. */
  @IfGiven()
  @ValidateIf((_, value: unknown) => value !== null)
  @IsLocalDate()
  clientSince?: string | null;

  /** Referral source. */
  @IfGiven()
  @Trimmed()
  @Matches(/^\P{Cc}*$/u, { message: 'source must not contain control characters' })
  @IsString()
  @MaxLength(MAX_SOURCE)
  source?: string;

  /** Blocks them from booking online and from moving bookings, or ends that. The desk can still book for them. */
  @IfGiven()
  @IsBoolean()
  isBlocked?: boolean;

  /** Consents that they gave or declined. For a client with an account, only those that they declined. */
  @ConsentChoices()
  consents?: ConsentDto[];
}
