import styled from 'styled-components';
import { inLanguage, markOf } from '../../../api/own-words';
import { useApi, type AnswerOf } from '../../../api/use-api';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { proseOf, type ProseBlock } from '../../../lib/prose';
import { Unanswered } from '../../../ui/answered';
import { Container, PageSection } from '../../../ui/container';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { publicSite } from '../../../words/public-site.gen';
import { useLanguage, useWords } from '../../../words/use-words';

export type LegalPageName = keyof Omit<AnswerOf<'/salon/legal'>, 'fallbacks'>;

/** A column of comfortable width, with more space above headings than below. */
const Prose = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 68ch;
  margin-top: var(--s-6);
  overflow-wrap: anywhere;

  h2 {
    margin-top: var(--s-5);
    font-size: var(--t-h3);
    line-height: 1.2;
  }
  p {
    white-space: pre-line;
  }
  ul {
    display: grid;
    gap: var(--s-3);
    padding-inline-start: 1.1em;
    list-style: disc;
  }
  li::marker {
    color: var(--brass);
  }
`;

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** The owner's page on privacy, terms or the salon itself. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const words = useWords(publicSite);
  const answer = useApi('/salon/legal', inLanguage(useLanguage()));
  const { data: texts, error } = answer;
  const heading = useTexts()(`${name}.heading`);
  const mark = useTextMark();
  return (
    <Page title={heading}>
      <PageSection>
        <Container>
          <h1 {...mark(`${name}.heading`)}>{heading}</h1>
          <Unanswered answer={answer} what={words.thisPage()} skeleton={null} />
          <Prose aria-busy={!texts && !error} {...markOf(texts?.fallbacks[name])}>
            {!texts && !error && <Skeleton $height="240px" />}
            {texts && proseOf(texts[name]).map((block, index) => <Block key={index} block={block} />)}
          </Prose>
        </Container>
      </PageSection>
    </Page>
  );
}
