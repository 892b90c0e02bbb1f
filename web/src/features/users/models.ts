import type { AnswerOf } from '../../api/use-api';

export type ListedUser = AnswerOf<'/users'>['items'][number];
