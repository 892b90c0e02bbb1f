import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { type PeriodKind, periodKinds } from '../domain/periods.js';

/** The day, week, month or year of a report. */
export class PeriodDto {
  /** Default: a month. Weeks begin on the salon's first day of the week. */
  @IsOptional()
  @IsIn(periodKinds)
  @ApiPropertyOptional({ enum: periodKinds })
  period?: PeriodKind;

  /** Any local date in it. Default: today. */
  @IsOptional()
  @IsLocalDate()
  day?: string;
}

export class PeriodTableDto extends IntersectionType(PeriodDto, TableFileDto) {}
