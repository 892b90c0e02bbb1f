import type { AnswerOf } from '../../../api/use-api';

export type AuditEntry = AnswerOf<'/audit'>['items'][number];
export type AuditAction = AuditEntry['action'];
