import type { AnswerOf } from '../../../api/use-api';

/** Names for the parts of the contract that the overview speaks of. */
export type Overview = AnswerOf<'/overview'>;
export type DayAtWork = AnswerOf<'/overview/today'>;
export type Today = Overview['today'];
export type DayFigures = Overview['days'][number];
export type Share = Overview['services'][number];
