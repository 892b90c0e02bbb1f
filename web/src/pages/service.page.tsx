import { useParams } from 'react-router-dom';
import { useServices, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { PricesFailure } from '../features/booking/service-editor/prices-failure';
import { ServiceDetail } from '../features/booking/services/service-detail';
import { Rating } from '../features/site/reviews/rating';
import { ReviewsAbout } from '../features/site/reviews/reviews-about';
import { findBySlug } from '../lib/find-by-slug';
import { Unanswered } from '../ui/answered';
import { Container, PageSection } from '../ui/container';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { useBookPageSoon } from './use-book-page-soon';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';
import NotFoundPage from './not-found.page';

export default function ServicePage() {
  const words = useWords(publicSite);
  useBookPageSoon();
  const { slug = '' } = useParams();
  const answer = useServices();
  const { data: services } = answer;
  const staff = useStaff();
  const { data: summary } = useApi('/reviews/summary');
  const service = services && findBySlug(services, slug);
  if (services && !service) return <NotFoundPage />;

  return (
    <Page title={service?.title ?? words.service()}>
      <PageSection>
        <Container>
          <Unanswered answer={answer} what={words.theService()} skeleton={<Skeleton $height="480px" />} />
          {service && <PricesFailure />}
          {service && (
            <ServiceDetail
              key={service._id}
              service={service}
              staff={staff.data}
              rating={
                <Rating
                  count={summary?.services.find(({ _id }) => _id === service._id)}
                  of={{ serviceId: service._id }}
                />
              }
              reviews={<ReviewsAbout serviceId={service._id} />}
              staffFailure={
                !staff.data && staff.error && <Unanswered answer={staff} what={words.theTeamMembers()} />
              }
            />
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
