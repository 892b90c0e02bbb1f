import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';

export class ChooseHolidayRegionDto {
  /** One of the salon’s country, by its code; null for what the whole country has. */
  @ApiProperty({ type: String, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @IsString()
  @MaxLength(6)
  region: string | null;
}
