import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Transform, Type } from 'class-transformer';
import { Id } from '../../../common/validation/id.decorator.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { type Figure, figures } from '../domain/figures.js';
import { type Lead, leads } from '../domain/leads.js';
import { PeriodDto } from './period.dto.js';
import { type PaymentMethod, paymentMethods } from '../../../money/till-settings/payment-methods.js';

export const cancellers = ['client', 'salon'] as const;
export type Canceller = (typeof cancellers)[number];

/** What was sold, or taken off, by nobody in particular: by nobody of the team, or by an account that is gone. */
export const NOBODY = 'nobody';

/** A figure of a report, and which part of it. What does not narrow a figure is ignored. */
export class RowsDto extends IntersectionType(PeriodDto, PageDto) {
  @IsIn(figures)
  @ApiProperty({ enum: figures })
  figure: Figure;

  /** Of one team member, or of `nobody`; of discounts and refunds, of whoever was at the till. */
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

  /** In hundredths of a percent: a rate of tax may change, and each is a figure of its own. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(5000)
  rateBp?: number;

  /** Of cancelled bookings, how long before they were to start. */
  @IsOptional()
  @IsIn(leads)
  @ApiPropertyOptional({ enum: leads })
  lead?: Lead;

  /** Of cancelled bookings, whose doing it was. */
  @IsOptional()
  @IsIn(cancellers)
  @ApiPropertyOptional({ enum: cancellers })
  by?: Canceller;

  /** The same of the period before. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean()
  before?: boolean;
}
