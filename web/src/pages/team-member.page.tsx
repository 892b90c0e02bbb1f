import { useParams } from 'react-router-dom';
import { inLanguage, useServices, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { TeamMemberProfile } from '../features/people/staff/team-member-profile';
import { WorkOf } from '../features/site/portfolio/work-of';
import { Rating } from '../features/site/reviews/rating';
import { ReviewsAbout } from '../features/site/reviews/reviews-about';
import { findBySlug } from '../lib/find-by-slug';
import { Unanswered } from '../ui/answered';
import { Container, PageSection } from '../ui/container';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { publicSite } from '../words/public-site.gen';
import { useLanguage, useWords } from '../words/use-words';
import NotFoundPage from './not-found.page';
import { useBookPageSoon } from './use-book-page-soon';

export default function TeamMemberPage() {
  const words = useWords(publicSite);
  useBookPageSoon();
  const { slug = '' } = useParams();
  const answer = useStaff();
  const { data: staff } = answer;
  const { data: services = [] } = useServices();
  const { data: summary } = useApi('/reviews/summary');
  const { data: works = [] } = useApi('/portfolio', inLanguage(useLanguage()));
  const member = staff && findBySlug(staff, slug);
  if (staff && !member) return <NotFoundPage />;
  const id = member?._id;

  return (
    <Page title={member?.name ?? words.ourTeam()}>
      <PageSection>
        <Container>
          <Unanswered answer={answer} what={words.theTeamMember()} skeleton={<Skeleton $height="480px" />} />
          {member && (
            <TeamMemberProfile
              member={member}
              services={services}
              rating={<Rating count={summary?.staff.find(({ _id }) => _id === id)} of={{ staffId: id }} />}
              work={<WorkOf items={works.filter(({ staffId }) => staffId === id)} />}
              reviews={<ReviewsAbout key={id} staffId={id} />}
            />
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
