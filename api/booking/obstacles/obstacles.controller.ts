import { Controller, Get, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { ObstaclesQueryDto } from './dto/obstacles-query.dto.js';
import { ObstaclesService } from './obstacles.service.js';
import { ObstaclesView } from './obstacles.view.js';

@Controller('availability/obstacles')
export class ObstaclesController {
  constructor(private readonly obstacles: ObstaclesService) {}

  /**
   * Explains why a start is not free. It returns the smallest set of obstacles: hours, bookings, blocks, time off,
   * holds. Empty for a start that is free at the desk. Stylists can only ask for their own column.
   */
  @May('bookings')
  @Get()
  showObstacles(
    @Query() query: ObstaclesQueryDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<ObstaclesView> {
    return this.obstacles.listObstacles(query, user, language);
  }
}
