import { guardedClientOf } from '../../people/clients/domain/guarded-client.js';
import { Injectable } from '@nestjs/common';
import { SeriesDatesService } from './series-dates.service.js';
import { ClientLookupService } from '../../people/clients/client-lookup.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { PlanService } from '../planning/plan.service.js';
import { Clock } from '../../common/clock.js';
import type { PreviewSeriesDto } from './dto/preview-series.dto.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { SeriesPreviewView } from './series.view.js';
import { requestForLines } from '../scheduling/schedule-request.js';
import { askedLines, seriesRules, askedDates } from './asked-series.js';

/** Previews the dates of a series. */
@Injectable()
export class PreviewSeriesService {
  constructor(
    private readonly dates: SeriesDatesService,
    private readonly clients: ClientLookupService,
    private readonly files: ClientFilesService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** The current state of each date, without taking any time. */
  async previewSeries(body: PreviewSeriesDto, actor: CurrentUser): Promise<SeriesPreviewView> {
    const clientId = await this.guardedClient(body.clientId, actor);
    const request = requestForLines(askedLines(body, actor), seriesRules, { clientId });
    const dates = askedDates(body, await this.plans.latest(), this.clock.nowMinutes());
    return { dates: await this.dates.preview(dates.map((date) => ({ ...date, request }))) };
  }

  /** A client's busy times are shown only to those who may open the client's file. */
  private async guardedClient(id: string | undefined, actor: CurrentUser): Promise<string | null> {
    if (id === undefined) return null;
    await this.files.assertMayOpen(id, actor);
    const client = await this.clients.findReference(id);
    return client && guardedClientOf(client);
  }
}
