import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { LeaveGuard } from '../../../ui/leave-guard';
import { Skeleton } from '../../../ui/skeleton';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import { HeroPart, type HeroDraft } from './hero-part';
import { LinksPart, type SocialDraft } from './links-part';
import type { SalonDraft } from './salon-draft';
import { SalonPart } from './salon-part';
import type { TextDrafts } from './text-drafts';
import { TextsPart } from './texts-part';

const Editor = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);

  /* What has the focus is not to hide behind the bar that saves. */
  input,
  textarea,
  select,
  button {
    scroll-margin-bottom: 112px;
  }
`;
const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  padding-bottom: var(--s-2);
  border-bottom: 1px solid var(--border);

  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding-inline: var(--s-4);
    border-radius: var(--r-full);
    color: var(--text-2);
    text-decoration: none;
  }
  a:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  a[aria-current] {
    background: var(--surface-3);
    color: var(--text);
    font-weight: 600;
  }
`;
const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--brass);
`;

const parts = ['texts', 'picture', 'salon', 'links'] as const;
type Part = (typeof parts)[number];

const partOf = (text: string | null): Part => parts.find((part) => part === text) ?? 'texts';

/** Edits the public pages' texts and pictures. Unsaved changes in one part are kept while another is open. */
export function SiteEditor() {
  const words = useWords(book);
  const [params] = useSearchParams();
  const part = partOf(params.get('part'));
  const answer = useSalon();
  const { data: salon } = answer;
  const [texts, setTexts] = useRememberedState<TextDrafts | null>('site texts', null);
  const [facts, setFacts] = useRememberedState<SalonDraft | null>('site facts', null);
  const [links, setLinks] = useRememberedState<SocialDraft | null>('site links', null);
  const [hero, setHero] = useRememberedState<HeroDraft | null>('site hero', null);
  const unsaved: Readonly<Record<Part, boolean>> = {
    texts: texts !== null,
    picture: hero !== null,
    salon: facts !== null,
    links: links !== null,
  };

  const names: Readonly<Record<Part, string>> = {
    texts: words.texts(),
    picture: words.mainPicture(),
    salon: words.theSalon(),
    links: words.links(),
  };

  return (
    <Editor>
      <Parts aria-label={words.partsOfSite()}>
        {parts.map((each) => (
          <Link
            key={each}
            to={each === 'texts' ? paths.dashboardSite : `${paths.dashboardSite}?part=${each}`}
            aria-current={each === part ? 'page' : undefined}
          >
            {names[each]}
            {unsaved[each] && (
              <>
                <Dot />
                <VisuallyHidden>{words.notSaved()}</VisuallyHidden>
              </>
            )}
          </Link>
        ))}
      </Parts>
      {part === 'texts' && <TextsPart draft={texts} onDraft={setTexts} />}
      {part !== 'texts' && (
        <Unanswered
          answer={answer}
          what={words.theSettings()}
          skeleton={
            <LoadingCard>
              <Skeleton $height="12rem" />
            </LoadingCard>
          }
        />
      )}
      {salon && part === 'picture' && <HeroPart salon={salon} draft={hero} onDraft={setHero} />}
      {salon && part === 'salon' && <SalonPart salon={salon} draft={facts} onDraft={setFacts} />}
      {salon && part === 'links' && <LinksPart salon={salon} draft={links} onDraft={setLinks} />}
      <LeaveGuard isOn={Object.values(unsaved).includes(true)} />
    </Editor>
  );
}
