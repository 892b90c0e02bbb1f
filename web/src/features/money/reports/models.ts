import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about reports. */
export type WorkReport = AnswerOf<'/reports/work'>;
export type ClientsReport = AnswerOf<'/reports/clients'>;
export type MoneyReport = AnswerOf<'/reports/money'>;
export type TipsReport = AnswerOf<'/reports/tips'>;
export type ReportRow = AnswerOf<'/reports/rows'>['items'][number];
export type Period = WorkReport['period'];
export type Figure = WorkReport['done'];
