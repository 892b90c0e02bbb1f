import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { mayChange, mayHide, mayPublish } from './review.policy.js';
import { type Review, type ReviewStatus, reviewStatuses } from './review.entity.js';

/** The salon's answer to a review. */
export class ReviewAnswerView {
  text: string;

  /** Instant, ISO 8601 in UTC. */
  at: string;
}

/** A published review. */
export class ReviewView {
  _id: string;
  name: string;

  /** Company and designation; may be empty. */
  title: string;
  text: string;

  /** Path of the author’s picture; empty without one. */
  img: string;

  /** One to five. */
  stars: number;

  /** True if the review is about a completed booking. */
  verified: boolean;

  /** The services of that booking; null unless it is verified. */
  @ApiProperty({ type: String, nullable: true })
  service: string | null;

  @ApiProperty({ type: ReviewAnswerView, nullable: true })
  answer: ReviewAnswerView | null;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** Number of published reviews, and their average. */
export class ReviewCountView {
  count: number;

  /** The average of the stars, to one decimal; null while there are too few to be meaningful. */
  @ApiProperty({ type: Number, nullable: true })
  average: number | null;
}

/** The same of visits with one service, or one team member. */
export class ReviewCountOfView extends ReviewCountView {
  /** Id of the service or the team member. */
  _id: string;
}

/** Ratings of the salon, and of each service and team member with reviews. */
export class ReviewSummaryView extends ReviewCountView {
  @ApiProperty({ type: [ReviewCountOfView] })
  services: ReviewCountOfView[];

  @ApiProperty({ type: [ReviewCountOfView] })
  staff: ReviewCountOfView[];
}

export class PublishedReviewPageView extends PageView {
  @ApiProperty({ type: () => [ReviewView] })
  items: ReviewView[];
}

export class OwnReviewAbilitiesView {
  change: boolean;
}

/** A review as its author sees it. */
export class OwnReviewView extends ReviewView {
  @ApiProperty({ enum: reviewStatuses })
  status: ReviewStatus;

  /** The reason for hiding it; empty unless it is hidden. */
  hiddenReason: string;

  /** The booking it is about. */
  @ApiProperty({ type: String, nullable: true })
  bookingId: string | null;
  can: OwnReviewAbilitiesView;
}

/** A review in the file with everything that the salon knows about its author. */
export class ExportedReviewView extends OwnReviewView {
  /** The picture that goes with it, as a data URI; null without one. */
  @ApiProperty({ type: String, nullable: true })
  portrait: string | null;
}

export class OwnReviewPageView extends PageView {
  items: OwnReviewView[];
}

export class ReviewedBookingView {
  reference: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  staff: string[];
}

export class ReviewAbilitiesView {
  publish: boolean;
  hide: boolean;
}

/** A review as the people who moderate it see it. */
export class ReviewEntryView extends ReviewView {
  @ApiProperty({ enum: reviewStatuses })
  status: ReviewStatus;
  hiddenReason: string;

  /** The version of the text, required for publishing. */
  version: number;

  /** The account that it was written from; null without one. */
  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: ReviewedBookingView, nullable: true })
  visit: ReviewedBookingView | null;
  can: ReviewAbilitiesView;
}

export class ReviewPageView extends PageView {
  items: ReviewEntryView[];

  /** The number of pending reviews, regardless of the filters. */
  pending: number;
}

/** The booking, if it really took place: the desk can undo "done". */
const bookingOf = ({ booking }: Review) => (booking?.status === 'done' ? booking : null);

export const toReviewView = (review: Review): ReviewView => {
  const booking = bookingOf(review);
  return {
    _id: review.id,
    name: review.name,
    title: review.title,
    text: review.text,
    img: review.portraitName === null ? review.img : `/reviews/portraits/${review.portraitName}.webp`,
    stars: review.stars,
    verified: booking !== null,
    service: booking && booking.lines.map(({ title }) => title).join(', '),
    answer: review.answeredAt && { text: review.answer, at: review.answeredAt.toISOString() },
    createdAt: review.createdAt.toISOString(),
  };
};

export const toOwnReviewView = (review: Review): OwnReviewView => ({
  ...toReviewView(review),
  status: review.status,
  hiddenReason: review.hiddenReason,
  bookingId: review.bookingId,
  can: { change: mayChange(review) },
});

export const toExportedReviewView = (review: Review, portrait: Buffer | undefined): ExportedReviewView => ({
  ...toOwnReviewView(review),
  portrait: portrait ? `data:image/webp;base64,${portrait.toString('base64')}` : null,
});

export const toReviewEntryView = (review: Review): ReviewEntryView => {
  const booking = bookingOf(review);
  return {
    ...toReviewView(review),
    status: review.status,
    hiddenReason: review.hiddenReason,
    version: review.version,
    email: review.client?.email ?? null,
    visit: booking && {
      reference: booking.reference,
      startsAt: booking.startsAt.toISOString(),
      staff: [...new Set(booking.lines.map(({ staffName }) => staffName))],
    },
    can: { publish: mayPublish(review), hide: mayHide(review) },
  };
};
