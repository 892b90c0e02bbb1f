import type { AnswerOf } from '../../../api/use-api';

export type Country = AnswerOf<'/places'>['countries'][number];
