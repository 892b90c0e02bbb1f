import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

export class AddAllergyDto {
  /** What the client can't tolerate, and how they react. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(300)
  text: string;
}

/** A formula, or its correction, which replaces all of it. */
export class FormulaDto {
  /** The service; omitted for a formula of no particular one. */
  @IfGiven()
  @Id()
  serviceId?: string;

  /** The mixture, one part on each line. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(1000)
  parts: string;

  /** How long it stayed. */
  @ApiProperty({ type: 'integer', nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(1440)
  minutes?: number | null;

  /** How it came out. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  outcome?: string;

  @IfGiven()
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  note?: string;
}
