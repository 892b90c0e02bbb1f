import type { AnswerOf } from '../../../api/use-api';

export type TillSettings = AnswerOf<'/till/settings'>;
export type TillMode = TillSettings['mode'];
export type TaxRate = TillSettings['rates'][number];
