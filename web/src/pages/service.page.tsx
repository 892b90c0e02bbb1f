import { useParams } from 'react-router-dom';
import { sentenceOf } from '../api/problem';
import { useApi } from '../api/use-api';
import { findService } from '../features/services/find-service';
import { PricesFailure } from '../features/services/prices-failure';
import { ServiceDetail } from '../features/services/service-detail';
import { Container, PageSection } from '../ui/container';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import NotFoundPage from './not-found.page';

export default function ServicePage() {
  const { slug = '' } = useParams();
  const { data: services, error, isValidating, mutate } = useApi('/services');
  const staff = useApi('/staff');
  const service = services && findService(services, slug);
  if (services && !service) return <NotFoundPage />;

  return (
    <Page title={service?.title ?? 'Service'}>
      <PageSection>
        <Container>
          {!services && error && (
            <Failure
              what="the service"
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
                    what="the team members"
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
