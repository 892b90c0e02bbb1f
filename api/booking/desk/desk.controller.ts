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
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { BookingEventView } from './booking-event.view.js';
import { BookingView } from '../booking-records/booking.view.js';
import { ChangeBookingService } from '../bookings/change-booking.service.js';
import { MoveBookingService } from '../bookings/move-booking.service.js';
import { DeskBookingService } from './desk-booking.service.js';
import { DiaryService } from './diary.service.js';
import { DeskDiaryView } from './diary.view.js';
import { DiaryQueryDto } from './dto/diary-query.dto.js';
import { BookAtDeskDto } from './dto/book-at-desk.dto.js';
import { ChangeBookingDto, ResizeBookingDto } from '../bookings/dto/change-booking.dto.js';
import { ExportBookingsDto, ListBookingsDto } from './dto/list-bookings.dto.js';
import { OrderListService } from './order-list.service.js';
import { OrderListView } from './order-list.view.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';

/** Actions on bookings that only the salon can take. */
@Controller('bookings')
export class DeskController {
  constructor(
    private readonly diary: DiaryService,
    private readonly orders: OrderListService,
    private readonly desk: DeskBookingService,
    private readonly change: ChangeBookingService,
    private readonly moves: MoveBookingService,
  ) {}

  /** All bookings; for a stylist, the bookings with a line of theirs. */
  @May('diary')
  @Get()
  listBookings(@Query() query: ListBookingsDto, @ActingUser() user: CurrentUser): Promise<OrderListView> {
    return this.orders.listBookings(query, user);
  }

  /**
   * The diary of up to 31 days: working hours, bookings, blocks and time off; without cancelled bookings. Stylists read
   * their own column; of the others, only busy times are shown.
   */
  @May('diary')
  @Get('diary')
  showDiary(@Query() query: DiaryQueryDto, @ActingUser() user: CurrentUser): Promise<DeskDiaryView> {
    return this.diary.showDiary(query, user);
  }

  /** All bookings that match the filters, as a table. */
  @May('exports')
  @FreshProof()
  @Get('export')
  @TableAnswer()
  exportBookings(
    @Query() query: ExportBookingsDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.orders.exportBookings(query, user, language);
  }

  /**
   * Books for a client who phones or walks in: at any multiple of five minutes, without notice, even some hours back.
   * 409 `slot-taken` if the diary has an entry then, `outside-hours` if no one is working then and `allowOutsideHours`
   * is not set; both with the nearest free starts. Stylists book in their own column, for new clients or clients whose
   * file they can open.
   */
  @May('bookings')
  @Post('desk')
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for this booking.',
  })
  bookAtDesk(
    @Body() body: BookAtDeskDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.desk.bookAtDesk(body, key, user);
  }

  /** The history of a booking, oldest first. */
  @May('diary')
  @Get(':id/history')
  listHistory(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<BookingEventView[]> {
    return this.orders.listHistory(id, user);
  }

  /** Changes the salon's note about a booking. */
  @May('bookings')
  @Patch(':id')
  changeBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.change.changeBooking(id, body, user);
  }

  /** Changes the duration of one line; later lines shift. 409 as for a new booking if it doesn't fit. */
  @May('bookings')
  @Post(':id/resize')
  @HttpCode(200)
  resizeBooking(
    @Param('id', IdPipe) id: string,
    @Body() body: ResizeBookingDto,
    @ActingUser() user: CurrentUser,
  ): Promise<BookingView> {
    return this.moves.resizeBooking(id, body, user);
  }
}
