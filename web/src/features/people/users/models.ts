import type { AnswerOf } from '../../../api/use-api';

export type { ListedAccount as ListedUser } from '../access/models';

/** The roles that need two-step log-in, and from which day. */
export type FactorRule = AnswerOf<'/salon/factor-rule'>;
/** The number of people with a role, and of those without a second factor. */
export type PeopleOfRole = FactorRule['people'][number];
