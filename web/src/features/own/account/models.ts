import type { components } from '../../../api/schema.gen';
import type { AnswerOf } from '../../../api/use-api';

export type Account = AnswerOf<'/account'>;

/** Details besides name and number; omitted ones stay. */
export type OwnDetails = Pick<components['schemas']['ChangeAccountDto'], 'birthday' | 'address' | 'consents'>;
