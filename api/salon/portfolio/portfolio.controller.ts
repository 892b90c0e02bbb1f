import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  UseInterceptors,
} from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { RevalidatedInterceptor } from '../../platform/public-answers/revalidated.interceptor.js';
import { ApiLanguageQuery } from '../../common/http/api-language.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import type { Language } from '../../words/types.gen.js';
import {
  AddPortfolioItemDto,
  ArrangePortfolioDto,
  ChangePortfolioItemDto,
} from './dto/portfolio-item.dto.js';
import { PortfolioEntryView, PortfolioItemView } from './portfolio-item.view.js';
import { PortfolioService } from './portfolio.service.js';

@Controller('portfolio')
export class PortfolioController {
  constructor(private readonly portfolio: PortfolioService) {}

  /** The visible portfolio, in the owner's order. */
  @Public()
  @Get()
  @ApiLanguageQuery()
  @UseInterceptors(RevalidatedInterceptor)
  listPortfolio(@LanguageOfQuery() language: Language | null): Promise<PortfolioItemView[]> {
    return this.portfolio.listPortfolio(language);
  }

  /** All of it, hidden items included. */
  @Roles('admin')
  @Get('all')
  listPortfolioEntries(): Promise<PortfolioEntryView[]> {
    return this.portfolio.listPortfolioEntries();
  }

  /** Adds a piece of work to the end. */
  @Roles('admin')
  @Post()
  addPortfolioItem(
    @Body() body: AddPortfolioItemDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PortfolioEntryView> {
    return this.portfolio.addPortfolioItem(body, user);
  }

  /** Reorders the portfolio; 409 `list-has-changed` if something was added or deleted in the meantime. */
  @Roles('admin')
  @Put('order')
  arrangePortfolio(
    @Body() body: ArrangePortfolioDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PortfolioEntryView[]> {
    return this.portfolio.arrangePortfolio(body, user);
  }

  /** Changes a piece of work, or hides it. */
  @Roles('admin')
  @Patch(':id')
  changePortfolioItem(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePortfolioItemDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PortfolioEntryView> {
    return this.portfolio.changePortfolioItem(id, body, user);
  }

  /** Deletes a piece of work; its picture stays among the salon's pictures. */
  @Roles('admin')
  @Delete(':id')
  @HttpCode(204)
  deletePortfolioItem(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.portfolio.deletePortfolioItem(id, user);
  }
}
