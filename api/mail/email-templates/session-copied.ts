import { sayDevice } from '../../common/words/notice.js';
import { isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const sessionCopied = (
  { at, device }: FactsByKind['session-copied'],
  { language, words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.sessionCopiedSubject({ salon: salonName }),
  heading: words.sessionCopied(),
  paragraphs: [words.sessionCopiedText()],
  rows: [
    { label: words.when(), value: moment(at) },
    { label: words.browser(), value: isolated(sayDevice(device, language)) || words.unknown() },
  ],
  button: { label: words.logInAgain(), url: page('/login') },
  closing: [words.sessionCopiedAdvice()],
});
