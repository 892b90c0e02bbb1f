import { markOf } from '../../../api/own-words';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { cutDescription } from '../../../lib/cut-description';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const Text = styled.p<{ $end: 'none' | 'within' | 'sentence' }>`
  color: var(--text-2);
  overflow-wrap: anywhere;

  &::after {
    content: ${({ $end }) => ({ none: 'none', within: "'…'", sentence: "' …'" })[$end]};
  }
`;
const More = styled.button`
  justify-self: start;
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--t-meta);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

/** The start of a description, with a button for the full text that also works on touch screens. */
export function ServiceDescription({
  service: { title, description, fallbacks },
}: {
  service: Pick<Service, 'title' | 'description' | 'fallbacks'>;
}) {
  const words = useWords(publicSite);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const { shown, isCut } = cutDescription(description);
  // Directly after a full stop, the ellipsis would look like one dot too many.
  const end = /[.!?…]$/.test(shown) ? 'sentence' : 'within';
  return (
    <>
      <Text id={id} {...markOf(fallbacks.description)} $end={isCut && !isWhole ? end : 'none'}>
        {isWhole ? description : shown}
      </Text>
      {isCut && (
        <More type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          <span aria-hidden>{isWhole ? words.readLess() : words.readMore()}</span>
          <VisuallyHidden>
            {isWhole ? words.readLessAbout({ title }) : words.readMoreAbout({ title })}
          </VisuallyHidden>
        </More>
      )}
    </>
  );
}
