import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
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
import { Trimmed } from '../../../common/validation/trimmed.decorator.js';
import { type PoolKind, poolKinds } from '../../../salon/resources/resource-pool.entity.js';

const MAX_UNITS = 50;

export class ChangePoolDto {
  /** Only the team sees it. */
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title?: string;

  @IfGiven()
  @IsIn(poolKinds)
  kind?: PoolKind;

  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class AddPoolDto {
  /** Only the team sees it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title: string;

  @IsIn(poolKinds)
  kind: PoolKind;

  /** Titles of the units, in order. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_UNITS)
  @Trimmed()
  @IsString({ each: true })
  @IsNotEmpty({ each: true })
  @MaxLength(40, { each: true })
  units: string[];

  /** True if every service needs one for the whole visit, such as a chair. */
  @IfGiven()
  @IsBoolean()
  isForAll?: boolean;
}

export class ArrangePoolsDto {
  /** All pools, archived ones included, in the new order. */
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @Id({ each: true })
  ids: string[];
}

export class AddUnitDto {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title: string;
}

export class ChangeUnitDto {
  @IfGiven()
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  title?: string;

  @IfGiven()
  @IsBoolean()
  isArchived?: boolean;
}

export class PutUnitOutDto {
  /** The local day from which the unit is in order again; null if no one knows. */
  @ApiProperty({ type: String, nullable: true })
  @IsOptional()
  @IsLocalDate()
  backOn: string | null;
}

/** A need of a service: one unit of a pool. */
export class ServiceNeedDto {
  @Id()
  poolId: string;

  /** Indexes of the service's segments, from 0; null for the whole service. */
  @ApiProperty({ type: [Number], nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  segments: number[] | null;

  /** Minutes for which the unit is not free afterwards. */
  @IsInt()
  @Min(0)
  @Max(120)
  turnoverMinutes: number;
}

export class ChangeNeedsDto {
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ poolId }: ServiceNeedDto) => poolId)
  @ValidateNested({ each: true })
  @Type(() => ServiceNeedDto)
  needs: ServiceNeedDto[];
}
