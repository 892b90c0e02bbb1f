import { useServices, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { useTextMark, useTexts } from '../api/use-texts';
import { TeamGrid, TeamGridSkeleton } from '../features/people/staff/team-grid';
import { Rating } from '../features/site/reviews/rating';
import { paths } from '../lib/paths';
import { Unanswered } from '../ui/answered';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';

export default function TeamPage() {
  const words = useWords(publicSite);
  const answer = useStaff();
  const { data: staff } = answer;
  const text = useTexts();
  const mark = useTextMark();
  const { data: services = [] } = useServices();
  const { data: summary } = useApi('/reviews/summary');

  return (
    <Page title={words.ourTeam()}>
      <PageSection>
        <Container>
          <h1 {...mark('team.heading')}>{text('team.heading')}</h1>
          <Lead {...mark('team.intro')}>{text('team.intro')}</Lead>
          <Unanswered answer={answer} what={words.theTeam()} skeleton={<TeamGridSkeleton />} />
          {staff?.length === 0 && (
            <EmptyState
              title={words.teamSoon()}
              action={<LinkButton to={paths.home}>{words.goHome()}</LinkButton>}
            >
              {words.teamSoonText()}
            </EmptyState>
          )}
          {staff && staff.length > 0 && (
            <TeamGrid
              staff={staff}
              services={services}
              ratingOf={({ _id: id }) => (
                <Rating count={summary?.staff.find(({ _id }) => _id === id)} of={{ staffId: id }} />
              )}
            />
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
