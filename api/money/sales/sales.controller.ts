import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ExportSalesDto, ListSalesDto } from './dto/list-sales.dto.js';
import { SalesOfVisitsDto } from './dto/sales-of-visits.dto.js';
import { SaleExportService } from './sale-export.service.js';
import { SaleOfVisitView, SalePageView, SaleView, VisitsToPayView } from './sale.view.js';
import { SalesService } from './sales.service.js';
import type { Language } from '../../words/types.gen.js';

@Controller('sales')
export class SalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly exports: SaleExportService,
  ) {}

  /** Sales and refunds, newest first. */
  @May('till')
  @Get()
  listSales(@Query() query: ListSalesDto): Promise<SalePageView> {
    return this.sales.listSales(query);
  }

  /** All sales and refunds that match the filters, oldest first, as a table. */
  @May('exports')
  @FreshProof()
  @Get('export')
  @TableAnswer()
  exportSales(
    @Query() query: ExportSalesDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.exports.exportSales(query, user, language);
  }

  /** Completed and unpaid visits of the last year, oldest first. Only visits completed since the till was turned on. */
  @May('till')
  @Get('to-pay')
  listVisitsToPay(): Promise<VisitsToPayView> {
    return this.sales.listVisitsToPay();
  }

  /** Finds which of these visits are paid. Unpaid and unknown visits are left out. */
  @May('till')
  @Post('of-visits')
  @HttpCode(200)
  listSalesOfVisits(@Body() body: SalesOfVisitsDto): Promise<SaleOfVisitView[]> {
    return this.sales.listSalesOfVisits(body.bookingIds);
  }

  /** One sale or refund in full. */
  @May('till')
  @Get(':id')
  showSale(@Param('id', IdPipe) id: string): Promise<SaleView> {
    return this.sales.showSale(id);
  }
}
