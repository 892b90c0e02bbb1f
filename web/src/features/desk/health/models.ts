import type { AnswerOf } from '../../../api/use-api';

export type HealthReport = AnswerOf<'/admin/health'>;
export type HealthCheck = HealthReport['checks'][number];
