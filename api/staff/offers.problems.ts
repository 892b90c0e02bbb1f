import { invalidInput } from '../common/problem/common.problems.js';

/** 422: there is no such team member, or they have left. */
export const noSuchTeamMember = (index: number) =>
  invalidInput([{ pointer: `#/offers/${index}/staffId`, detail: 'There is no such team member.' }]);
