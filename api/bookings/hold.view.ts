import { VisitView } from './visit.view.js';

/** A time kept for somebody who is about to confirm. */
export class HoldView {
  _id: string;

  /** Instant, ISO 8601 in UTC, after which others may take the time. */
  expiresAt: string;
}

export class HeldVisitView extends HoldView {
  /** Who, when and how much, should it be confirmed. */
  visit: VisitView;
}
