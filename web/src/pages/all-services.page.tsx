import { useNavigate, useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../api/problem';
import { useApi } from '../api/use-api';
import { useTexts } from '../api/use-texts';
import { categoriesOf, filterServices } from '../features/services/filter-services';
import { PricesFailure } from '../features/services/prices-failure';
import { ServiceFilterBar } from '../features/services/service-filter-bar';
import { ServiceGrid, ServiceGridSkeleton } from '../features/services/service-grid';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';
import { VisuallyHidden } from '../ui/visually-hidden';

export default function AllServicesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const text = useTexts();
  const { data: services, error, isValidating, mutate } = useApi('/services');
  const filter = { category: params.get('category') ?? undefined, search: params.get('search') ?? undefined };
  const found = services && filterServices(services, filter);

  return (
    <Page title="All services">
      <PageSection>
        <Container>
          <h1>{text('services.heading')}</h1>
          <Lead>{text('services.intro')}</Lead>
          {(services ? services.length > 0 : !error) && (
            <ServiceFilterBar
              categories={categoriesOf(services ?? [])}
              filter={filter}
              onSearch={(search) =>
                void navigate(paths.allServices({ ...filter, search }), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          )}
          <VisuallyHidden role="status">
            {found
              ? `${found.length} ${found.length === 1 ? 'service' : 'services'}`
              : !error && 'Loading services'}
          </VisuallyHidden>
          {!services && error && (
            <Failure
              what="the services"
              message={sentenceOf(error)}
              onRetry={() => void mutate()}
              isRetrying={isValidating}
            />
          )}
          {!services && !error && <ServiceGridSkeleton />}
          {services?.length === 0 && (
            <EmptyState
              title="Our services are coming soon"
              action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
            >
              We haven’t published our services yet. Please come back soon, or give us a call.
            </EmptyState>
          )}
          {services && services.length > 0 && found?.length === 0 && (
            <EmptyState
              title="No matching services"
              action={
                <LinkButton to={paths.allServices()} variant="ghost">
                  Show all services
                </LinkButton>
              }
            >
              {filter.search
                ? `We couldn’t find “${filter.search}”. Try another word, or look at all services.`
                : 'There is nothing in this category. Look at all services instead.'}
            </EmptyState>
          )}
          {services && services.length > 0 && <PricesFailure />}
          {found && found.length > 0 && <ServiceGrid services={found} />}
        </Container>
      </PageSection>
    </Page>
  );
}
