import { Controller, Get, Param, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { PageDto } from '../../common/page/page.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PastVisitPageView } from './past-visit.view.js';
import { PastVisitsService } from './past-visits.service.js';

@May('clients')
@Controller('clients')
export class PastVisitsController {
  constructor(private readonly visits: PastVisitsService) {}

  /** A client’s visits before the salon moved here, latest first; for stylists, those with them. */
  @Get(':id/past-visits')
  listPastVisits(
    @Param('id', IdPipe) id: string,
    @Query() query: PageDto,
    @ActingUser() user: CurrentUser,
  ): Promise<PastVisitPageView> {
    return this.visits.listPastVisits(id, query, user);
  }
}
