import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { paths } from '../../../lib/paths';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { lazyPart } from '../../../ui/lazy-part';
import { LeaveGuard } from '../../../ui/leave-guard';
import { LinkTabs } from '../../../ui/link-tabs';
import { SavedTogether } from '../../../ui/save-bar';
import { Skeleton } from '../../../ui/skeleton';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { useSoon } from '../../../ui/use-soon';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { FaceDraft } from './face-draft';
import type { HeroDraft } from './hero-part';
import type { SocialDraft } from './links-part';
import type { SalonDraft } from './salon-draft';
import type { TextDrafts } from './text-drafts';
import { TextsPart } from './texts-part';

const HEIGHT = '24rem';
const loadHero = () => import('./hero-part').then((part) => part.HeroPart);
const HeroPart = lazyPart(loadHero, HEIGHT);
const loadFace = () => import('./face-part').then((part) => part.FacePart);
const FacePart = lazyPart(loadFace, HEIGHT);
const loadSalon = () => import('./salon-part').then((part) => part.SalonPart);
const SalonPart = lazyPart(loadSalon, HEIGHT);
const loadLinks = () => import('./links-part').then((part) => part.LinksPart);
const LinksPart = lazyPart(loadLinks, HEIGHT);
const loadParts = () => Promise.all([loadHero(), loadFace(), loadSalon(), loadLinks()]);

const Editor = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-5);
`;
const parts = ['texts', 'picture', 'look', 'salon', 'links'] as const;
type Part = (typeof parts)[number];

const partOf = (text: string | null): Part => parts.find((part) => part === text) ?? 'texts';

/** Edits the public pages' texts and pictures. Unsaved changes in one part are kept while another is open. */
export function SiteEditor() {
  useSoon(loadParts);
  const words = useWords(book);
  const [params] = useSearchParams();
  const part = partOf(params.get('part'));
  const answer = useSalon();
  const { data: salon } = answer;
  const [texts, setTexts] = useRememberedState<TextDrafts | null>('site texts', null);
  const [facts, setFacts] = useRememberedState<SalonDraft | null>('site facts', null);
  const [links, setLinks] = useRememberedState<SocialDraft | null>('site links', null);
  const [hero, setHero] = useRememberedState<HeroDraft | null>('site hero', null);
  const [face, setFace] = useRememberedState<FaceDraft | null>('site face', null);
  const unsaved: Readonly<Record<Part, boolean>> = {
    texts: texts !== null,
    picture: hero !== null,
    look: face !== null,
    salon: facts !== null,
    links: links !== null,
  };

  const names: Readonly<Record<Part, string>> = {
    texts: words.texts(),
    picture: words.mainPicture(),
    look: words.logoAndColour(),
    salon: words.theSalon(),
    links: words.links(),
  };

  return (
    <Editor>
      <LinkTabs
        label={words.partsOfSite()}
        tabs={parts.map((each) => ({
          to: each === 'texts' ? paths.dashboardSite : paths.dashboardSitePart(each),
          label: names[each],
          isOpen: each === part,
          mark: unsaved[each] && words.notSaved(),
        }))}
      />
      <SavedTogether isGuarded={false}>
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
        {salon && part === 'look' && <FacePart salon={salon} draft={face} onDraft={setFace} />}
        {salon && part === 'salon' && <SalonPart salon={salon} draft={facts} onDraft={setFacts} />}
        {salon && part === 'links' && <LinksPart salon={salon} draft={links} onDraft={setLinks} />}
      </SavedTogether>
      <LeaveGuard isOn={Object.values(unsaved).includes(true)} />
    </Editor>
  );
}
