import type { AnswerOf } from '../../../api/use-api';

export type PieceOfNews = AnswerOf<'/desk/news'>[number];
