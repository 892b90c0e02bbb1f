import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about the overview. */
export type Overview = AnswerOf<'/overview'>;
export type DayAtWork = AnswerOf<'/overview/today'>;
export type Today = Overview['today'];
export type DayFigures = Overview['days'][number];
export type DayFill = Overview['fortnight'][number];
export type Share = Overview['services'][number];
export type Diary = AnswerOf<'/bookings/diary'>;
export type DiaryBooking = Diary['visits'][number];
export type DiaryLine = DiaryBooking['lines'][number];
