import { isolated } from './domain/isolated.js';
import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const factorAdded = (
  { at, name }: FactsByKind['factor-added'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.factorAddedSubject({ salon: salonName }),
  heading: words.twoStepNamed({ name: isolated(name) }),
  paragraphs: [words.factorAddedText({ name: isolated(name), when: moment(at) })],
  button: { label: words.openAccount(), url: page('/dashboard/account') },
  closing: [words.nothingToDo(), words.factorAddedNotYou()],
});

export const factorRemoved = (
  { at, name, isLast, by }: FactsByKind['factor-removed'],
  { words, salonName, moment, page }: Letter,
): EmailBody => {
  const isOwn = by === 'owner';
  const text = isOwn
    ? words.factorRemovedText({ name: isolated(name), when: moment(at) })
    : words.factorsResetText({ when: moment(at) });
  return {
    subject: words.factorRemovedSubject({ salon: salonName }),
    heading: isOwn ? words.twoStepNamed({ name: isolated(name) }) : words.factorsReset(),
    paragraphs: isOwn && isLast ? [text, words.factorRemovedLast()] : [text],
    button: { label: words.openAccount(), url: page('/dashboard/account') },
    closing: isOwn ? [words.nothingToDo(), words.resetAndContact()] : [words.factorsResetNotYou()],
  };
};

export const recoveryCodeUsed = (
  { at, left }: FactsByKind['recovery-code-used'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.recoveryUsedSubject({ salon: salonName }),
  heading: words.recoveryUsed(),
  paragraphs: [words.recoveryUsedText({ when: moment(at), left })],
  button: { label: words.openAccount(), url: page('/dashboard/account') },
  closing: [words.recoveryUsedAdvice()],
});

export const passkeyCopied = (
  { at, name }: FactsByKind['passkey-copied'],
  { words, salonName, moment, page }: Letter,
): EmailBody => ({
  subject: words.passkeyCopiedSubject({ salon: salonName }),
  heading: words.passkeyCopied(),
  paragraphs: [words.passkeyCopiedText({ name: isolated(name), when: moment(at) })],
  button: { label: words.openAccount(), url: page('/dashboard/account') },
  closing: [words.passkeyCopiedAdvice()],
});
