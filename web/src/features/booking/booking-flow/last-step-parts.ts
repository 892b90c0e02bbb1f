import { fetchAreas } from '../../../words/area';
import { auth } from '../../../words/auth.gen';
import { bookings } from '../../../words/bookings.gen';
import { emailHint } from '../../../words/email-hint.gen';
import { fields } from '../../../words/fields.gen';
import { loginCodes } from '../../../words/login-codes.gen';
import { noMail } from '../../../words/no-mail.gen';
import type { Language } from '../../../words/types.gen';

export const loadVisitorForm = () => import('./visitor-form').then((part) => part.VisitorForm);
export const loadCodeEntry = () => import('../../own/auth/code-entry').then((part) => part.CodeEntry);

/** Preloads everything the last step may show, so that a lost connection does no harm. */
export const fetchLastStepParts = (language: Language): Promise<unknown> =>
  Promise.all([
    loadVisitorForm(),
    loadCodeEntry(),
    fetchAreas([auth, bookings, emailHint, fields, loginCodes, noMail], language),
  ]);
