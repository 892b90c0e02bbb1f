import type { AnswerOf } from '../../../api/use-api';

export type Account = AnswerOf<'/account'>;
