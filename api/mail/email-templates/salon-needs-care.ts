import type { EmailBody } from './email.js';
import type { FactsByKind } from './email-kinds.js';
import type { Letter } from './letter.js';

type Found = FactsByKind['salon-needs-care']['found'][number];

const inWords = ({ title, says, advice }: Found) => ({
  lead: title,
  text: [says, advice].filter(Boolean).join('\n'),
});

export function salonNeedsCare(
  { found }: FactsByKind['salon-needs-care'],
  { words, salonName, page }: Letter,
): EmailBody {
  const wrong = found.filter(({ isWrong }) => isWrong);
  const others = found.filter(({ isWrong }) => !isWrong);
  const isWrong = wrong.length > 0;
  return {
    subject: isWrong ? words.careSubject({ salon: salonName }) : words.worthSubject({ salon: salonName }),
    heading: isWrong ? words.careHeading() : words.worthHeading(),
    paragraphs: [
      isWrong ? words.careText() : words.worthText(),
      ...wrong.map(inWords),
      ...(isWrong && others.length > 0 ? [words.worthToo()] : []),
      ...others.map(inWords),
    ],
    button: { label: words.openHealth(), url: page('/dashboard/health') },
    closing: [words.careOnce()],
  };
}
