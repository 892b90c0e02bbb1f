import type { AnswerOf } from '../../api/use-api';

export type { ListedAccount as ListedUser } from '../access/models';

/** From whom the salon asks for two-step log-in, and from which day on. */
export type FactorRule = AnswerOf<'/salon/factor-rule'>;
