import type { AnswerOf } from '../../../api/use-api';

export type StaffException = AnswerOf<'/staff/{id}/hours'>['exceptions'][number];
