import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { CsvDto } from '../../../common/http/csv.dto.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { type SaleKind, saleKinds } from '../sale-kinds.js';
import { type PaymentMethod, paymentMethods } from '../../till-settings/payment-methods.js';

export class FindSalesDto {
  /** First day of the till, a local date; left out, from the beginning. */
  @IsOptional()
  @IsLocalDate()
  fromDay?: string;

  /** Last day of the till; left out, to the end. */
  @IsOptional()
  @IsLocalDate()
  toDay?: string;

  @IsOptional()
  @IsIn(saleKinds)
  kind?: SaleKind;

  /** One by which some of it was paid. */
  @IsOptional()
  @IsIn(paymentMethods)
  method?: PaymentMethod;

  /** Searches its number, the client's name, the booking's reference, what was sold, and reasons. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}

export class ListSalesDto extends IntersectionType(FindSalesDto, PageDto) {}

export class ExportSalesDto extends IntersectionType(FindSalesDto, CsvDto) {}
