import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { IfGiven } from '../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../common/validation/trimmed.decorator.js';

/** What may be said of a member of staff beside her name. */
class StaffWordsDto {
  /** What she is, such as "Colour specialist". */
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

  /** A picture of the salon's own; null to take it away. */
  @IsOptional()
  @IsUUID()
  pictureId?: string | null;
}

export class AddStaffMemberDto extends StaffWordsDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name: string;
}

/** What is left out stays as it is. */
export class ChangeStaffMemberDto extends StaffWordsDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(80)
  name?: string;

  /** Whether she works here. Who has left is neither shown nor booked, and her past visits keep her name. */
  @IfGiven()
  @IsBoolean()
  active?: boolean;
}

export class ArrangeStaffDto {
  /** Everybody once, who has left too, in the order in which they are to be shown. */
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
