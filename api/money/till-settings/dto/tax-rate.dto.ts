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

  /** From which local date of the salon on; left out, from today. */
  @IfGiven()
  @IsLocalDate()
  fromDay?: string;

  /** Whether it is on everything that has no tax of its own, from now on. */
  @IfGiven()
  @IsBoolean()
  isUsual?: boolean;
}

export class RateFromDayDto {
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(50)
  percent: number;

  /** Today or later, and not in a day that was closed. */
  @IsLocalDate()
  fromDay: string;
}

/** What is left out stays as it is. */
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

  /** Takes back what was planned for this coming day. */
  @IfGiven()
  @IsLocalDate()
  withdrawDay?: string;

  /** An archived rate is on nothing that is sold, and is kept for what was. */
  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class ServiceTaxDto {
  @Id()
  serviceId: string;

  /** Null for the usual one. */
  @IsOptional()
  @Id()
  taxRateId: string | null;
}

@ManyValues(3 * MAX_SERVICES + 10)
export class SetServiceTaxesDto {
  /** Services that are left out keep what they have. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SERVICES)
  @ArrayUnique(({ serviceId }: ServiceTaxDto) => serviceId)
  @ValidateNested({ each: true })
  @Type(() => ServiceTaxDto)
  services: ServiceTaxDto[];
}
