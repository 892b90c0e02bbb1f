import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: the team member does not exist, or has left. */
export const noSuchTeamMember = (index: number) =>
  invalidInput([{ pointer: `#/offers/${index}/staffId`, detail: sentence('noSuchTeamMember') }]);
