import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Type } from 'class-transformer';
import { Id } from '../../../common/validation/id.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type Figure, figures } from '../domain/figures.js';
import { type Lead, leads } from '../domain/leads.js';
import { PeriodDto } from './period.dto.js';
import { type PaymentMethod, paymentMethods } from '../../../money/till-settings/payment-methods.js';
import { IsTrueOrFalse } from '../../../common/validation/is-true-or-false.js';

export const cancellers = ['client', 'salon'] as const;
export type Canceller = (typeof cancellers)[number];

/** Sales and discounts without a team member, or by an account that no longer exists. */
export const NOBODY = 'nobody';

/** A figure of a report, and a part of it. Parameters that don't apply to the figure are ignored. */
export class RowsDto extends IntersectionType(PeriodDto, PageDto) {
  @IsIn(figures)
  @ApiProperty({ enum: figures })
  figure: Figure;

  /** One team member, or `nobody`; for discounts and refunds, the person at the till. */
  @IsOptional()
  @ValidateIf(({ staff }: RowsDto) => staff !== NOBODY)
  @Id()
  @ApiPropertyOptional({ type: String })
  staff?: string;

  @IsOptional()
  @Id()
  service?: string;

  @IsOptional()
  @Id()
  product?: string;

  @IsOptional()
  @IsIn(paymentMethods)
  @ApiPropertyOptional({ enum: paymentMethods })
  method?: PaymentMethod;

  @IsOptional()
  @Id()
  rate?: string;

  /** In hundredths of a percent; each rate of a tax has its own figure. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(5000)
  rateBp?: number;

  /** For cancelled bookings: the time before their start. */
  @IsOptional()
  @IsIn(leads)
  @ApiPropertyOptional({ enum: leads })
  lead?: Lead;

  /** For cancelled bookings: who cancelled. */
  @IsOptional()
  @IsIn(cancellers)
  @ApiPropertyOptional({ enum: cancellers })
  by?: Canceller;

  /** The figure of the previous period. */
  @IsOptional()
  @IsTrueOrFalse()
  before?: boolean;
}
