import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { partOf, type TextGroup, type TextPart, textParts } from './text-groups';

/**
 * The part of the texts that the address asks for, also by the section behind its #. After a failed submit it is one
 * with an error, until another is chosen.
 */
export function useTextPart(
  groups: readonly TextGroup[],
  refusals: number,
  isWrong: (group: TextGroup) => boolean,
): TextPart {
  const [params] = useSearchParams();
  const { hash, key } = useLocation();
  const named = groups.find(({ id }) => hash === `#texts-${id}`);
  const asked =
    textParts.find((part) => part === params.get('texts')) ?? (named ? partOf(named) : textParts[0]);
  // Synchronously, so that the form finds the error visible when it looks for one to focus.
  const [seen, setSeen] = useState(refusals);
  const [sent, setSent] = useState<{ from: string; to: TextPart } | null>(null);
  if (seen !== refusals) {
    setSeen(refusals);
    const wrong = groups.filter(isWrong).map(partOf);
    const [first] = wrong;
    const open = sent?.from === key ? sent.to : asked;
    if (first && !wrong.includes(open)) setSent({ from: key, to: first });
  }
  return sent?.from === key ? sent.to : asked;
}
