import type { AnswerOf } from '../../../api/use-api';

export type OwnReview = AnswerOf<'/reviews/mine'>['items'][number];
export type ReviewEntry = AnswerOf<'/reviews/all'>['items'][number];
export type ReviewStatus = ReviewEntry['status'];
