import type { AnswerOfPost } from '../../../api/use-question';
import type { AnswerOf } from '../../../api/use-api';

export type BlockGroup = AnswerOf<'/block-groups/{id}'>;
export type BlockInTheWay = AnswerOfPost<'/block-groups/preview'>['inTheWay'][number];

/** Of which dates and whose blocks of a group something is asked. */
export interface BlockScope {
  dates: 'this' | 'later' | 'all';
  people: 'this' | 'all';
}

/** Where nothing is blocked, or something stays as it is. */
export interface LeftOut {
  staffId: string;
  day: string;
}

/** What names one block of several. */
export const keyOf = ({ staffId, day }: LeftOut): string => `${staffId} ${day}`;
