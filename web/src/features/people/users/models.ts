import type { AnswerOf } from '../../../api/use-api';

export type { ListedAccount as ListedUser } from '../access/models';

/** From whom the salon asks for two-step log-in, and from which day on. */
export type FactorRule = AnswerOf<'/salon/factor-rule'>;
/** How many people have a role, and how many of them no second step yet. */
export type PeopleOfRole = FactorRule['people'][number];
