import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** 422: the service to book for the look does not exist. */
export const serviceIsMissing = () =>
  invalidInput([{ pointer: '#/serviceId', detail: sentence('noSuchService') }]);

/** 422: the team member whose work it is does not exist. */
export const memberIsMissing = () =>
  invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);
