import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: there is no such team member, or they have left. */
export const noSuchTeamMember = (index: number) =>
  invalidInput([{ pointer: `#/offers/${index}/staffId`, detail: sentence('noSuchTeamMember') }]);
