import type { AnswerOf } from '../../../api/use-api';

/** A piece of work as the people who run the salon see it: hidden ones too. */
export type PortfolioEntry = AnswerOf<'/portfolio/all'>[number];
