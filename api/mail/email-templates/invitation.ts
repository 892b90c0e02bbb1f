import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

export const invitation = (
  { role }: FactsByKind['invitation'],
  { url, until }: { url: string; until: Date },
  { words, salonName, moment }: Letter,
): EmailBody => ({
  subject: words.invitationSubject({ salon: salonName }),
  heading: words.invitationHeading({ salon: salonName }),
  paragraphs: [words.invitationText({ role, salon: salonName })],
  button: { label: words.joinTeam(), url },
  closing: [words.linkUntil({ until: moment(until) }), words.ignoreInvitation()],
});
