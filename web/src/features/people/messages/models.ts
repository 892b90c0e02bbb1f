import type { AnswerOf } from '../../../api/use-api';

export type InboxPage = AnswerOf<'/messages'>;
export type VisitorMessage = InboxPage['items'][number];
export type InboxStatus = VisitorMessage['status'];
export type MessageAnswer = VisitorMessage['answers'][number];

/** An unsent answer, and the id for sending it. */
export interface AnswerDraft {
  text: string;
  answerId: string;
}

/** The sender's full name as given. */
export const writerOf = ({ name, lastName }: Pick<VisitorMessage, 'name' | 'lastName'>) =>
  `${name} ${lastName}`.trim();
