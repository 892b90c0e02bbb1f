import { useParams } from 'react-router-dom';
import { useSentenceOf } from '../api/use-sentence-of';
import { useServices, useStaff } from '../api/own-words';
import { findService } from '../features/booking/services/find-service';
import { PricesFailure } from '../features/booking/service-editor/prices-failure';
import { ServiceDetail } from '../features/booking/services/service-detail';
import { Container, PageSection } from '../ui/container';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';
import NotFoundPage from './not-found.page';

export default function ServicePage() {
  const words = useWords(publicSite);
  const sentenceOf = useSentenceOf();
  const { slug = '' } = useParams();
  const { data: services, error, isValidating, mutate } = useServices();
  const staff = useStaff();
  const service = services && findService(services, slug);
  if (services && !service) return <NotFoundPage />;

  return (
    <Page title={service?.title ?? words.service()}>
      <PageSection>
        <Container>
          {!services && error && (
            <Failure
              what={words.theService()}
              message={sentenceOf(error)}
              onRetry={() => void mutate()}
              isRetrying={isValidating}
            />
          )}
          {!services && !error && <Skeleton $height="480px" />}
          {service && <PricesFailure />}
          {service && (
            <ServiceDetail
              key={service._id}
              service={service}
              staff={staff.data}
              staffFailure={
                !staff.data &&
                staff.error && (
                  <Failure
                    what={words.theTeamMembers()}
                    message={sentenceOf(staff.error)}
                    onRetry={() => void staff.mutate()}
                    isRetrying={staff.isValidating}
                  />
                )
              }
            />
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
