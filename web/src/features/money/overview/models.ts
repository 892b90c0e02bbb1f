import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about the overview. */
export type Overview = AnswerOf<'/overview'>;
export type DayAtWork = AnswerOf<'/overview/today'>;
export type Today = Overview['today'];
export type DayFigures = Overview['days'][number];
export type Share = Overview['services'][number];
