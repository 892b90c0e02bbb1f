import type { AnswerOf } from '../../../api/use-api';

export type InboxPage = AnswerOf<'/messages'>;
export type VisitorMessage = InboxPage['items'][number];
export type InboxStatus = VisitorMessage['status'];
