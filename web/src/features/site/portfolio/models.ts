import type { AnswerOf } from '../../../api/use-api';

/** A portfolio entry as the salon sees it, including hidden ones. */
export type PortfolioEntry = AnswerOf<'/portfolio/all'>[number];
