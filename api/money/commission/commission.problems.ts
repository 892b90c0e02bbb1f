import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

export const noSuchTeamMember = () => notFound('person');
export const noSuchCommissionRate = () => notFound('item');

/** 422: there is no such team member, service or product. */
export const rateOfNothing = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('rateOfNothing') }]);
