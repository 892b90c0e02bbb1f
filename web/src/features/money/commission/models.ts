import type { AnswerOf } from '../../../api/use-api';

/** Names for the contract's types about commission. */
export type CommissionMonth = AnswerOf<'/commission'>;
export type CommissionStatement = AnswerOf<'/commission/{staffId}'>;
export type CommissionRate = AnswerOf<'/commission/rates'>[number];
