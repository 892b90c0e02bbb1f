import { invalidInput, notFound } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

export const noSuchTeamMember = () => notFound('person');
export const noSuchCommissionRate = () => notFound('item');

/** 422: the team member, service or product does not exist. */
export const rateOfNothing = (pointer: string) =>
  invalidInput([{ pointer, detail: sentence('rateOfNothing') }]);
