import { linesOfBooking, type Reassignment, resizedLinesOf, type Resizing } from './rebooked-lines.js';
import type { BookedVisit } from './booked-line.js';
import { type Colleagues, linesForColleagues } from './lines-for-colleagues.js';
import {
  type AgreedLine,
  agreedLinesOf,
  type CorrectedLine,
  correctedLinesOf,
  type CorrectionTerms,
} from './corrected-lines.js';
import {
  type BookableLine,
  bookableLinesOf,
  type InvalidLines,
  type LineRequest,
  withExtras,
} from './bookable-lines.js';
import type { Plan } from './plan.js';

/**
 * The lines that someone wants a time for: either new ones, perhaps with add-ons that name no line, or a booking's
 * lines with their changes.
 */
export type WantedLines =
  | { kind: 'new'; lines: LineRequest[]; extraIds?: string[] | undefined }
  | { kind: 'agreed'; lines: AgreedLine[] }
  | { kind: 'moved'; booking: BookedVisit; who: Reassignment }
  | { kind: 'resized'; booking: BookedVisit; resizing: Resizing }
  | { kind: 'handed-over'; booking: BookedVisit; colleagues: Colleagues }
  | { kind: 'corrected'; booking: BookedVisit; lines: CorrectedLine[]; terms: CorrectionTerms };

/** Looks the lines up in the salon’s plan: who may do each one, how long it takes and what it costs. */
export function linesOfWanted(wanted: WantedLines, plan: Plan): BookableLine[] | InvalidLines {
  switch (wanted.kind) {
    case 'new':
      return bookableLinesOf(
        wanted.extraIds ? withExtras(wanted.lines, wanted.extraIds, plan) : wanted.lines,
        plan,
      );
    case 'agreed':
      return agreedLinesOf(wanted.lines, plan);
    case 'moved':
      return linesOfBooking(wanted.booking, plan, wanted.who);
    case 'resized':
      return resizedLinesOf(wanted.booking, plan, wanted.resizing);
    case 'handed-over':
      return linesForColleagues(wanted.booking, plan, wanted.colleagues);
    case 'corrected':
      return correctedLinesOf(wanted.booking, plan, wanted.lines, wanted.terms);
  }
}
