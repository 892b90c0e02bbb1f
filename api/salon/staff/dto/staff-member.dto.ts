import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { ChangesInEachLanguage } from '../../../common/http/in-each-language.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

/** The translated texts of a team member. */
export class StaffWordsDto {
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  role?: string | null;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(600)
  introduction?: string | null;
}

export class StaffInEachLanguageDto extends ChangesInEachLanguage(StaffWordsDto) {}

/** The optional fields of a team member. */
class StaffDetailsDto {
  /** Such as "Colour specialist". */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(80)
  role?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(600)
  introduction?: string;

  /** ISO 639 codes of the languages they speak with clients, in the order in which they are shown. */
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(12)
  @ArrayUnique()
  @Matches(/^[a-z]{2,3}$/, { each: true })
  languages?: string[];

  /** One of the salon's own pictures; null to remove it. */
  @IsOptional()
  @Id()
  pictureId?: string | null;

  /** Translations. Omitted languages stay unchanged. */
  @IfGiven()
  @ValidateNested()
  @Type(() => StaffInEachLanguageDto)
  words?: StaffInEachLanguageDto;
}

export class AddStaffMemberDto extends StaffDetailsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name: string;
}

/** Omitted fields stay unchanged. */
export class ChangeStaffMemberDto extends StaffDetailsDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name?: string;

  /** False for former team members, who are neither shown nor booked; past bookings keep the name. */
  @IfGiven()
  @IsBoolean()
  active?: boolean;
}

export class ArrangeStaffDto {
  /** Every team member once, former ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @Id({ each: true })
  ids: string[];
}
