import type { AnswerOf } from '../../../api/use-api';

/** Names for the parts of the contract that commission speaks of. */
export type CommissionMonth = AnswerOf<'/commission'>;
export type CommissionStatement = AnswerOf<'/commission/{staffId}'>;
export type CommissionRate = AnswerOf<'/commission/rates'>[number];
