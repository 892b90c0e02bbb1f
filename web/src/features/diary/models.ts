import type { AnswerOf } from '../../api/use-api';

/** Names for the parts of the contract that the diary speaks of. */
export type Diary = AnswerOf<'/bookings/diary'>;
export type DiaryDay = Diary['days'][number];
export type DiaryPerson = Diary['people'][number];
export type DiaryVisit = Diary['visits'][number];
export type DiaryLine = DiaryVisit['lines'][number];
export type DiaryBlock = Diary['blocks'][number];

/** From one instant to another. */
export type Stretch = DiaryDay['open'][number];
