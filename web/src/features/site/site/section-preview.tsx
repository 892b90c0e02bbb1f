import styled from 'styled-components';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { TextDrafts } from './text-drafts';
import { valueOf } from './text-drafts';
import { kindOf, type TextGroup } from './text-groups';

const Stage = styled.figure<{ $isHero: boolean }>`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s-3);
  margin: 0;
  padding: var(--s-5);
  border-radius: var(--r-3);
  background: ${({ $isHero }) => ($isHero ? 'var(--hero)' : 'var(--surface-2)')};
  overflow-wrap: anywhere;
  min-width: 0;

  figcaption {
    color: var(--text-2);
    font-size: var(--t-small);
  }
`;
const Heading = styled.p<{ $isLarge: boolean }>`
  font: 400 ${({ $isLarge }) => ($isLarge ? '1.9rem' : '1.5rem')} / 1.15 var(--font-display);
  max-width: 100%;
`;
const Plain = styled.p`
  max-width: 100%;
  color: var(--text-2);
`;
const Pill = styled.span`
  padding: 8px 20px;
  border-radius: var(--r-full);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
`;
const Figure = styled.p`
  color: var(--accent);
  font: 400 2rem/1 var(--font-display);
`;

/** A small preview of a section with the typed texts. Hidden from screen readers, since it repeats them. */
export function SectionPreview({ group, drafts }: { group: TextGroup; drafts: TextDrafts }) {
  const words = useWords(book);
  return (
    <Stage $isHero={group.id === 'hero'} aria-hidden>
      <figcaption>{words.preview()}</figcaption>
      {group.texts.map((text) => {
        const kind = kindOf(text.key);
        const value = valueOf(drafts, text);
        if (kind === 'headline' || kind === 'heading')
          return (
            <Heading key={text.key} $isLarge={kind === 'headline'}>
              {value}
            </Heading>
          );
        if (kind === 'button' || kind === 'more') return <Pill key={text.key}>{value}</Pill>;
        if (kind.endsWith('figure')) return <Figure key={text.key}>{value}</Figure>;
        return <Plain key={text.key}>{value}</Plain>;
      })}
    </Stage>
  );
}
