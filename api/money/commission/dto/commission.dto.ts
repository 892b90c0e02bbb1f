import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Id } from '../../../common/validation/id.decorator.js';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { type CommissionScope, commissionScopes } from '../domain/commission.js';

/** The month of a statement. */
export class MonthDto extends TableFileDto {
  /** Any local date in it. Default: this month. */
  @IsOptional()
  @IsLocalDate()
  day?: string;
}

export class SetCommissionRateDto {
  @Id()
  staffId: string;

  @IsIn(commissionScopes)
  @ApiProperty({ enum: commissionScopes })
  scope: CommissionScope;

  /** For a `service`. */
  @ValidateIf(({ scope }: SetCommissionRateDto) => scope === 'service')
  @Id()
  @ApiProperty({ type: String, required: false })
  serviceId?: string;

  /** For a `product`. */
  @ValidateIf(({ scope }: SetCommissionRateDto) => scope === 'product')
  @Id()
  @ApiProperty({ type: String, required: false })
  productId?: string;

  /** A percentage of the line after discounts and without tax; at most two decimals. */
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false })
  @Min(0)
  @Max(100)
  percent: number;

  /** The business day from which it applies. */
  @IsLocalDate()
  fromDay: string;
}
