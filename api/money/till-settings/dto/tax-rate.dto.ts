import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { IfGiven } from '../../../common/validation/if-given.decorator.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { ManyValues } from '../../../common/validation/many-values.decorator.js';
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';

const MAX_SERVICES = 1_000;

export class AddTaxRateDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  name: string;

  /** In percent; at most two decimals. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(50)
  percent: number;

  /** The first local date of the salon; today by default. */
  @IfGiven()
  @IsLocalDate()
  fromDay?: string;

  /** True to make it the default tax from now on. */
  @IfGiven()
  @IsBoolean()
  isUsual?: boolean;
}

export class RateFromDayDto {
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(50)
  percent: number;

  /** Today or later, but not on a day that was closed. */
  @IsLocalDate()
  fromDay: string;
}

/** Omitted fields stay unchanged. */
export class ChangeTaxRateDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  name?: string;

  /** Another percentage, from a day on. */
  @IfGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => RateFromDayDto)
  from?: RateFromDayDto;

  /** Removes the rate planned for this future day. */
  @IfGiven()
  @IsLocalDate()
  withdrawDay?: string;

  /** Archived taxes no longer apply to anything, and are kept for past sales. */
  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class ServiceTaxDto {
  @Id()
  serviceId: string;

  /** Null for the default tax. */
  @IsOptional()
  @Id()
  taxRateId: string | null;
}

@ManyValues(3 * MAX_SERVICES + 10)
export class SetServiceTaxesDto {
  /** Omitted services keep their tax. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SERVICES)
  @ArrayUnique(({ serviceId }: ServiceTaxDto) => serviceId)
  @ValidateNested({ each: true })
  @Type(() => ServiceTaxDto)
  services: ServiceTaxDto[];
}
