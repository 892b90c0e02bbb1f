import type { AnswerOf } from '../../../api/use-api';

export type SiteText = AnswerOf<'/salon/texts'>[number];
export type TextKey = SiteText['key'];
