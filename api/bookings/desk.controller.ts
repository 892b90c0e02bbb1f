import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { DeskDiary } from './desk-diary.service.js';
import { DeskDiaryView } from './desk-diary.view.js';
import { AskDiaryDto } from './dto/ask-diary.dto.js';

/** What only the desk does with bookings. */
@ApiBearerAuth()
@Roles('admin')
@Controller('bookings')
export class DeskController {
  constructor(private readonly diary: DeskDiary) {}

  /** Who works when, who comes, and what else keeps people busy, for at most 31 days. Cancelled visits are left out. */
  @Get('diary')
  showDiary(@Query() ask: AskDiaryDto, @ActingUser() user: CurrentUser): Promise<DeskDiaryView> {
    return this.diary.showDiary(ask, user);
  }
}
