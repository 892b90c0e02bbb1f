import type { components } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';
import type { AnswerOfPost } from '../../../api/use-question';

export type Series = AnswerOf<'/series/{id}'>;
export type ChangedSeries = AnswerOfPost<'/series/{id}/move'>;
export type SeriesDate = AnswerOfPost<'/series/preview'>['dates'][number];

/** The desk's request to book a series. */
export type SeriesRequest = components['schemas']['MakeSeriesDto'];
export type MoveRequest = components['schemas']['MoveSeriesDto'];
export type DateChange = components['schemas']['DateChangeDto'];
