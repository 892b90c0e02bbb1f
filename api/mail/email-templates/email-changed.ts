import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

/** Goes to the old address, which can undo the change only if it was verified. */
export function emailChanged(
  { at }: FactsByKind['email-changed'],
  undo: { url: string; until: Date } | '' | null,
  { words, salonName, moment }: Letter,
): EmailBody {
  return {
    subject: words.emailChangedSubject({ salon: salonName }),
    heading: words.emailChanged(),
    paragraphs: [words.emailChangedText({ when: moment(at), salon: salonName })],
    ...(undo && { button: { label: words.undoChange(), url: undo.url } }),
    closing: [
      words.nothingToDo(),
      undo ? words.undoUntil({ until: moment(undo.until) }) : words.pleaseContact(),
    ],
  };
}
