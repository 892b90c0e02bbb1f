import type { AnswerOf } from '../../../api/use-api';

export type LibraryPicture = AnswerOf<'/media'>['items'][number];
