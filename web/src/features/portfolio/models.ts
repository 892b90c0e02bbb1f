import type { AnswerOf } from '../../api/use-api';

/** A piece of work as those see it who run the salon: hidden ones too. */
export type PortfolioEntry = AnswerOf<'/portfolio/all'>[number];
