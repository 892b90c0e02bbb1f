import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { ChangeSeriesService } from './change-series.service.js';
import { CancelSeriesDto, MoveSeriesDto } from './dto/change-series.dto.js';
import { ListSeriesDto } from './dto/list-series.dto.js';
import { MakeSeriesDto } from './dto/make-series.dto.js';
import { PreviewSeriesDto } from './dto/preview-series.dto.js';
import { MakeSeriesService } from './make-series.service.js';
import { ReadSeriesService } from './read-series.service.js';
import { ChangedSeriesView, SeriesPreviewView, SeriesView } from './series.view.js';
import { PreviewSeriesService } from './preview-series.service.js';

/** Bookings that repeat every few weeks, which only the desk makes. */
@Controller('series')
export class SeriesController {
  constructor(
    private readonly read: ReadSeriesService,
    private readonly preview: PreviewSeriesService,
    private readonly make: MakeSeriesService,
    private readonly change: ChangeSeriesService,
  ) {}

  /** Previews a series, date by date. Nothing is saved. */
  @May('bookings')
  @Post('preview')
  @HttpCode(200)
  previewSeries(@Body() body: PreviewSeriesDto, @ActingUser() user: CurrentUser): Promise<SeriesPreviewView> {
    return this.preview.previewSeries(body, user);
  }

  /**
   * Books every date of a series, in working hours, or none. 409 `dates-taken` with all dates if some are not free and
   * `changes` has no solution for them. Each date is an ordinary booking; the client gets one email with one calendar
   * file. Stylists book in their own column, for new clients or clients whose file they can open.
   */
  @May('bookings')
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID created once for this series.' })
  makeSeries(
    @Body() body: MakeSeriesDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<SeriesView> {
    return this.make.makeSeries(body, key, user);
  }

  /** The series of a booking: one or none. */
  @May('diary')
  @Get()
  listSeries(@Query() query: ListSeriesDto, @ActingUser() user: CurrentUser): Promise<SeriesView[]> {
    return this.read.listSeries(query.booking, user);
  }

  /** A series and its bookings; for stylists, those with a line of theirs. */
  @May('diary')
  @Get(':id')
  showSeries(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<SeriesView> {
    return this.read.showSeries(id, user);
  }

  /**
   * Moves one booking and the later ones, at the interval of the series: all or none. Bookings that were changed
   * separately stay and are listed. 409 `dates-taken` as for a new series; null in `changes` leaves a booking where it
   * is.
   */
  @May('bookings')
  @Post(':id/move')
  @HttpCode(200)
  moveSeries(
    @Param('id', IdPipe) id: string,
    @Body() body: MoveSeriesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedSeriesView> {
    return this.change.moveSeries(id, body, user);
  }

  /** Cancels one booking and the later upcoming ones. Past bookings stay. */
  @May('bookings')
  @Post(':id/cancel')
  @HttpCode(200)
  cancelSeries(
    @Param('id', IdPipe) id: string,
    @Body() body: CancelSeriesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedSeriesView> {
    return this.change.cancelSeries(id, body, user);
  }
}
