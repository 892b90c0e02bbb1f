import type { AnswerOf } from '../../../api/use-api';

export type MailPage = AnswerOf<'/mail'>;
export type HeldMail = NonNullable<MailPage['held']>;
export type MailItem = MailPage['items'][number];
export type MailKind = MailItem['kind'];
export type MailState = MailItem['state'];
