import { sentenceOf } from '../api/problem';
import { useApi } from '../api/use-api';
import { useTexts } from '../api/use-texts';
import { TeamGrid, TeamGridSkeleton } from '../features/staff/team-grid';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';

export default function TeamPage() {
  const { data: staff, error, isValidating, mutate } = useApi('/staff');
  const text = useTexts();
  const { data: services = [] } = useApi('/services');

  return (
    <Page title="Our Team">
      <PageSection>
        <Container>
          <h1>{text('team.heading')}</h1>
          <Lead>{text('team.intro')}</Lead>
          {!staff && error && (
            <Failure
              what="the team"
              message={sentenceOf(error)}
              onRetry={() => void mutate()}
              isRetrying={isValidating}
            />
          )}
          {!staff && !error && <TeamGridSkeleton />}
          {staff?.length === 0 && (
            <EmptyState
              title="Meet our team soon"
              action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
            >
              We haven’t introduced our team here yet. Please come back soon, or give us a call.
            </EmptyState>
          )}
          {staff && staff.length > 0 && <TeamGrid staff={staff} services={services} />}
        </Container>
      </PageSection>
    </Page>
  );
}
