import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { PageDto } from '../../common/page/page.dto.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { TableFileDto } from '../../common/table/table-file.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AddProductDto, ChangeProductDto, ListProductsDto, MoveStockDto } from './dto/product.dto.js';
import { ProductsPageView, ProductView, StockPageView } from './product.view.js';
import type { Language } from '../../words/types.gen.js';
import { ProductExportService } from './product-export.service.js';
import { ProductsService } from './products.service.js';

/** Products that the salon sells, and their stock. */
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly table: ProductExportService,
  ) {}

  /** The products by name, or those to reorder. */
  @May('till')
  @Get()
  listProducts(@Query() query: ListProductsDto): Promise<ProductsPageView> {
    return this.products.listProducts(query);
  }

  /** Every product for sale, as a table. */
  @FreshProof()
  @May('catalogue')
  @Get('export')
  @TableAnswer()
  exportProducts(
    @Query() query: TableFileDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.table.exportProducts(query, user, language);
  }

  /** Adds a product. */
  @May('catalogue')
  @Post()
  addProduct(@Body() body: AddProductDto, @ActingUser() user: CurrentUser): Promise<ProductView> {
    return this.products.addProduct(body, user);
  }

  /** Changes or archives a product. Past sales stay unchanged. */
  @May('catalogue')
  @Patch(':id')
  changeProduct(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeProductDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ProductView> {
    return this.products.changeProduct(id, body, user);
  }

  /** The stock movements of a product, latest first. */
  @May('till')
  @Get(':id/stock')
  listStockMovements(@Param('id', IdPipe) id: string, @Query() query: PageDto): Promise<StockPageView> {
    return this.products.listStockMovements(id, query);
  }

  /** Enters a delivery, a correction, own use or waste. */
  @May('till')
  @Post(':id/stock')
  @HttpCode(200)
  moveStock(
    @Param('id', IdPipe) id: string,
    @Body() body: MoveStockDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ProductView> {
    return this.products.moveStock(id, body, user);
  }
}
