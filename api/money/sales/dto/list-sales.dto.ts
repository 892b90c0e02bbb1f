import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TableFileDto } from '../../../common/table/table-file.dto.js';
import { PageDto } from '../../../common/page/page.dto.js';
import { IsLocalDate } from '../../../common/validation/is-local-date.js';
import { type SaleKind, saleKinds } from '../sale-kinds.js';
import { type PaymentMethod, paymentMethods } from '../../till-settings/payment-methods.js';

export class FindSalesDto {
  /** First business day, a local date. Default: from the beginning. */
  @IsOptional()
  @IsLocalDate()
  fromDay?: string;

  /** Last business day. Default: to the end. */
  @IsOptional()
  @IsLocalDate()
  toDay?: string;

  @IsOptional()
  @IsIn(saleKinds)
  kind?: SaleKind;

  /** A payment method used for part of it. */
  @IsOptional()
  @IsIn(paymentMethods)
  method?: PaymentMethod;

  /** Searches number, client name, booking reference, items and reasons. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string;
}

export class ListSalesDto extends IntersectionType(FindSalesDto, PageDto) {}

export class ExportSalesDto extends IntersectionType(FindSalesDto, TableFileDto) {}
