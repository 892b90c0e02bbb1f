import { useState } from 'react';
import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import type { Review } from '../../../api/models';
import { cutAtWord } from '../../../lib/cut-at-word';
import { Avatar } from '../../../ui/avatar';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { Stars } from './stars';

const Quote = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s-4);
  height: 100%;
  margin: 0;
  padding: clamp(20px, 2vw, 28px);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);

  blockquote {
    margin: 0;
    font-family: var(--font-display);
    font-size: 1.125rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  /* With one at a time, it has the width of the page to itself. */
  @media ${below('md')} {
    padding: var(--s-6) var(--s-5);

    blockquote {
      font-size: clamp(1.25rem, 5.6vw, 1.75rem);
      line-height: 1.4;
      text-wrap: pretty;
    }
  }
  figcaption {
    padding-top: var(--s-4);
    border-top: 1px solid var(--border);
  }
  figcaption strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  figcaption span {
    color: var(--text-2);
    font-size: var(--t-meta);
    overflow-wrap: anywhere;
  }
`;
const Body = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s-2);
  min-width: 0;
`;
const ReadOn = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--t-meta);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Author = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);

  > div {
    min-width: 0;
  }
`;
/** The client's picture, or their initials. */
const Portrait = styled.div`
  flex: none;
  overflow: hidden;
  width: 48px;
  height: 48px;
  border-radius: 50%;

  img,
  figcaption & span {
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
    border-radius: 0;
    object-fit: cover;
  }
`;
const Mark = styled.p`
  display: flex;
  gap: 6px;
  margin-top: var(--s-2);
  color: var(--text-2);
  font-size: var(--t-meta);
  line-height: 1.4;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 1px;
    color: var(--success);
  }
`;
const Answer = styled.div`
  margin-top: var(--s-3);
  padding-inline-start: var(--s-3);
  border-inline-start: 2px solid var(--brass-line);
  font-size: var(--t-meta);
  overflow-wrap: anywhere;
  white-space: pre-line;

  b {
    display: block;
    font-weight: 600;
  }
`;

/** In characters: about what seven lines of the narrowest card hold. */
const LONGEST = 190;

/** A client's review, with a badge for a completed booking, and the salon's answer. */
export function Testimonial({ review }: { review: Review }) {
  const words = useWords(publicSite);
  const { text, name, title, img, stars, verified, service, answer } = review;
  const [isWhole, setWhole] = useState(false);
  const shown = (whole: string) => (isWhole ? whole : cutAtWord(whole, LONGEST));
  const isLong = text.length > LONGEST || (answer?.text.length ?? 0) > LONGEST;
  return (
    <Quote>
      <Stars stars={stars} />
      <Body>
        <blockquote dir="auto">{shown(text)}</blockquote>
        {isLong && (
          <ReadOn
            type="button"
            aria-expanded={isWhole}
            aria-label={isWhole ? words.showLessOf({ name }) : words.readMoreOf({ name })}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.showLess() : words.readMore()}
          </ReadOn>
        )}
      </Body>
      <figcaption>
        <Author>
          <Portrait>
            <Avatar person={{ name, img, picture: null }} sizes="48px" alt="" />
          </Portrait>
          <div>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {title && <span>{title}</span>}
          </div>
        </Author>
        {verified && (
          <Mark>
            <Icon of={BadgeCheck} size={16} />
            <span>{service ? words.verifiedVisitFor({ service }) : words.verifiedVisit()}</span>
          </Mark>
        )}
        {answer && (
          <Answer>
            <b>{words.salonAnswer()}</b>
            <p dir="auto">{shown(answer.text)}</p>
          </Answer>
        )}
      </figcaption>
    </Quote>
  );
}
