import type { AnswerOfPost } from '../../../api/use-question';
import type { AnswerOf } from '../../../api/use-api';

export type BlockGroup = AnswerOf<'/block-groups/{id}'>;
export type BlockInTheWay = AnswerOfPost<'/block-groups/preview'>['inTheWay'][number];

/** The dates and people of a group of blocks that a change applies to. */
export interface BlockScope {
  dates: 'this' | 'later' | 'all';
  people: 'this' | 'all';
}

/** A person's day that is skipped. */
export interface LeftOut {
  staffId: string;
  day: string;
}

/** Identifies one block of several. */
export const keyOf = ({ staffId, day }: LeftOut): string => `${staffId} ${day}`;
