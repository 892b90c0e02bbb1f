import type { AnswerOf } from '../../../api/use-api';

export type SalonLanguages = AnswerOf<'/salon/languages'>;
export type SpokenLanguage = SalonLanguages['others'][number];
export type TranslationProgress = AnswerOf<'/salon/languages/progress'>[number];
export type MissingTranslation = AnswerOf<'/salon/languages/progress/missing'>[number];
export type Sentence = AnswerOf<'/salon/words'>['items'][number];
export type SentenceText = Sentence['texts'][number];
