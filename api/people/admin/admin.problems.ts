import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';

/** 409: admins who disable their own account lock themselves out by mistake. */
export const notYourOwn = () => new Problem('not-possible', { detail: sentence('notYourOwnAccount') });

/** 409: a team member can have only one account. Carries the existing one's address. */
export const memberHasAccount = (email: string) =>
  new Problem('not-possible', { detail: sentence('memberHasAccount', { email }) });

/** 422: a stylist must be a team member, so that clients can book them. */
export const stylistIsOfTheTeam = () =>
  invalidInput([{ pointer: '#/staffId', detail: sentence('stylistIsOfTheTeam') }]);

/** 422: the person is not on the team, or has left it. */
export const noSuchMember = () =>
  invalidInput([{ pointer: '#/staffId', detail: sentence('noSuchTeamMember') }]);

/** 403: the person who signed up with the address may not be the one the admin means. */
export const unverifiedAddress = () =>
  new Problem('unverified-email', {
    detail: sentence('adminNeedsConfirmedAddress'),
    extras: { modifiedCount: 0 },
  });

/** 403: only the account itself and admins may do this. `admin: false` is for callers that read nothing else. */
export const notYourAccount = () => new Problem('forbidden', { extras: { admin: false } });

/** 422: the address belongs to one of the accounts that all visitors of the demo share. */
export const demoCannotRunTheSalon = () =>
  invalidInput([{ pointer: '#/email', detail: sentence('addressOfTheDemo') }]);
