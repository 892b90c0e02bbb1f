import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about the diary. */
export type Diary = AnswerOf<'/bookings/diary'>;
export type DiaryDay = Diary['days'][number];
export type DiaryPerson = Diary['people'][number];
export type DiaryBooking = Diary['visits'][number];
export type DiaryLine = DiaryBooking['lines'][number];
export type DiaryUnit = Diary['units'][number];
export type DiarySeat = Diary['seats'][number];
export type DiaryBlock = Diary['blocks'][number];

/** From one instant to another. */
export type Stretch = DiaryDay['open'][number];

/** The whole team, as an alternative to a team member. */
export const WHOLE_TEAM = 'all';
