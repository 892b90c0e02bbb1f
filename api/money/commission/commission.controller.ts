import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import type { Language } from '../../words/types.gen.js';
import { CommissionService } from './commission.service.js';
import { CommissionMonthView, CommissionRateView, CommissionStatementView } from './commission.view.js';
import { MonthDto, SetCommissionRateDto } from './dto/commission.dto.js';

@May('reports')
@Controller('commission')
export class CommissionController {
  constructor(private readonly commission: CommissionService) {}

  /**
   * The sales and commission of each team member in a month. 409 `till-off` if the salon doesn't take payments here.
   */
  @Get()
  showCommission(@Query() query: MonthDto): Promise<CommissionMonthView> {
    return this.commission.showMonth(query);
  }

  /** The commission rates, each with its first day. */
  @Get('rates')
  listCommissionRates(): Promise<CommissionRateView[]> {
    return this.commission.listRates();
  }

  /**
   * Sets a team member's commission rate for all services, all products, one service or one product, from a day on. A
   * rate from the same day is replaced. A rate in the past changes the statements since then.
   */
  @Post('rates')
  setCommissionRate(
    @Body() body: SetCommissionRateDto,
    @ActingUser() user: CurrentUser,
  ): Promise<CommissionRateView> {
    return this.commission.setRate(body, user);
  }

  /** Removes a rate; the previous one applies again. */
  @Delete('rates/:id')
  @HttpCode(204)
  removeCommissionRate(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.commission.removeRate(id, user);
  }

  /** One person’s statement of a month, line by line. */
  @Get(':staffId')
  showCommissionStatement(
    @Param('staffId', IdPipe) staffId: string,
    @Query() query: MonthDto,
  ): Promise<CommissionStatementView> {
    return this.commission.showStatement(staffId, query);
  }

  /** The same data as a table. */
  @FreshProof()
  @Get(':staffId/export')
  @TableAnswer()
  exportCommissionStatement(
    @Param('staffId', IdPipe) staffId: string,
    @Query() query: MonthDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.commission.exportStatement(staffId, query, { actor: user, language });
  }
}
