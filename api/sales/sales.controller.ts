import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { May } from '../common/access/may.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { ListSalesDto } from './dto/list-sales.dto.js';
import { SalesOfVisitsDto } from './dto/sales-of-visits.dto.js';
import { SaleOfVisitView, SalePageView, SaleView, VisitsToPayView } from './sale.view.js';
import { SalesService } from './sales.service.js';

@Controller('sales')
export class SalesController {
  constructor(private readonly sales: SalesService) {}

  /** Sales and refunds, newest first. */
  @May('till')
  @Get()
  listSales(@Query() query: ListSalesDto): Promise<SalePageView> {
    return this.sales.listSales(query);
  }

  /** Visits of the last year that are done and not paid, the oldest first. Only those that were done since the till is on. */
  @May('till')
  @Get('to-pay')
  listVisitsToPay(): Promise<VisitsToPayView> {
    return this.sales.listVisitsToPay();
  }

  /** Which of these visits are paid. Those that are not, and those that nobody knows, are left out. */
  @May('till')
  @Post('of-visits')
  @HttpCode(200)
  listSalesOfVisits(@Body() body: SalesOfVisitsDto): Promise<SaleOfVisitView[]> {
    return this.sales.listSalesOfVisits(body.bookingIds);
  }

  /** One sale or refund, whole. */
  @May('till')
  @Get(':id')
  showSale(@Param('id', IdPipe) id: string): Promise<SaleView> {
    return this.sales.showSale(id);
  }
}
