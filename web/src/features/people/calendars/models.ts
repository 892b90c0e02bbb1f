import type { AnswerOf } from '../../../api/use-api';

export type Calendar = AnswerOf<'/calendars'>[number];
