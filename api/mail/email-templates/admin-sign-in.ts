import { sayDevice } from '../../common/words/notice.js';
import { fromTheLeft, isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const adminSignIn = (
  { at, device, from }: FactsByKind['admin-sign-in'],
  { language, words, salonName, moment }: Letter,
): EmailBody => ({
  subject: words.adminSignInSubject({ salon: salonName }),
  heading: words.adminSignIn(),
  paragraphs: [words.adminSignInText()],
  rows: [
    { label: words.when(), value: moment(at) },
    { label: words.device(), value: isolated(sayDevice(device, language)) || words.unknown() },
    { label: words.ipAddress(), value: fromTheLeft(from) },
  ],
  closing: [words.changePasswordNow()],
});
