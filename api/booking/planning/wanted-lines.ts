import { draftOfBooking, type Reassignment, resizedDraftOf, type Resizing } from './booked-draft.js';
import type { BookedVisit } from './booked-line.js';
import { type Colleagues, draftForColleagues } from './colleagues-draft.js';
import { type CorrectedLine, correctedDraftOf, type CorrectionTerms } from './corrected-draft.js';
import { type DraftLine, draftOf, type InvalidDraft, type LineRequest, withExtras } from './draft.js';
import type { Plan } from './plan.js';

/**
 * The lines that someone wants a time for: new ones, perhaps with add-ons that name no line, or those of a booking with what
 * becomes of them.
 */
export type WantedLines =
  | { kind: 'new'; lines: LineRequest[]; extraIds?: string[] | undefined }
  | { kind: 'moved'; booking: BookedVisit; who: Reassignment }
  | { kind: 'resized'; booking: BookedVisit; resizing: Resizing }
  | { kind: 'handed-over'; booking: BookedVisit; colleagues: Colleagues }
  | { kind: 'corrected'; booking: BookedVisit; lines: CorrectedLine[]; terms: CorrectionTerms };

/** Looks the lines up in the salon’s plan: who may do each of them, for how long and at what price. */
export function draftOfWanted(wanted: WantedLines, plan: Plan): DraftLine[] | InvalidDraft {
  switch (wanted.kind) {
    case 'new':
      return draftOf(wanted.extraIds ? withExtras(wanted.lines, wanted.extraIds, plan) : wanted.lines, plan);
    case 'moved':
      return draftOfBooking(wanted.booking, plan, wanted.who);
    case 'resized':
      return resizedDraftOf(wanted.booking, plan, wanted.resizing);
    case 'handed-over':
      return draftForColleagues(wanted.booking, plan, wanted.colleagues);
    case 'corrected':
      return correctedDraftOf(wanted.booking, plan, wanted.lines, wanted.terms);
  }
}
