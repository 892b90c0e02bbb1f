import { ApiProperty } from '@nestjs/swagger';
import {
  type BookingReader,
  PlannedBookingView,
  PlannedLineView,
  toPlannedBookingView,
} from '../booking-records/planned-booking.view.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import { toPrice } from '../../common/money/currency-step.js';
import { cataloguePriceOf } from '../planning/corrected-lines.js';

export class CorrectedLineView extends PlannedLineView {
  /** The team member's price today, add-ons included; null if they no longer offer it. */
  @ApiProperty({ type: Number, nullable: true })
  cataloguePrice: number | null;
}

/** Preview of a booking after a correction. */
export class CorrectionPreviewView extends PlannedBookingView {
  @ApiProperty({ type: () => [CorrectedLineView] })
  override lines: CorrectedLineView[];
}

export function toCorrectionPreviewView(
  { plan, lines }: Scheduled,
  reader: BookingReader,
  lang: string | null,
): CorrectionPreviewView {
  const planned = toPlannedBookingView(lines, plan, reader, lang);
  return {
    ...planned,
    lines: planned.lines.map((line, index) => {
      const scheduled = lines[index];
      const cents = scheduled ? cataloguePriceOf(scheduled.bookable, scheduled.option, plan) : null;
      return { ...line, cataloguePrice: cents === null ? null : toPrice(cents) };
    }),
  };
}
