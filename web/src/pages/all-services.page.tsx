import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServices } from '../api/own-words';
import { useTextMark, useTexts } from '../api/use-texts';
import { categoriesOf, filterServices } from '../features/booking/services/filter-services';
import { PricesFailure } from '../features/booking/service-editor/prices-failure';
import { ServiceFilterBar } from '../features/booking/services/service-filter-bar';
import { ServiceGrid, ServiceGridSkeleton } from '../features/booking/services/service-grid';
import { paths } from '../lib/paths';
import { Unanswered } from '../ui/answered';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';
import { VisuallyHidden } from '../ui/visually-hidden';
import { useBookPageSoon } from './use-book-page-soon';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';

export default function AllServicesPage() {
  const words = useWords(publicSite);
  useBookPageSoon();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const text = useTexts();
  const mark = useTextMark();
  const answer = useServices();
  const { data: services, error } = answer;
  const categories = categoriesOf(services ?? []);
  const category = params.get('category') ?? undefined;
  // An old link may name a deleted category.
  const isGone = services && !categories.some(({ slug }) => slug === category);
  const filter = {
    category: isGone ? undefined : category,
    search: params.get('search') ?? undefined,
  };
  const found = services && filterServices(services, filter);

  return (
    <Page title={words.allServices()}>
      <PageSection>
        <Container>
          <h1 {...mark('services.heading')}>{text('services.heading')}</h1>
          <Lead {...mark('services.intro')}>{text('services.intro')}</Lead>
          {(services ? services.length > 0 : !error) && (
            <ServiceFilterBar
              categories={categories}
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
            {found ? words.serviceCount({ count: found.length }) : !error && words.loadingServices()}
          </VisuallyHidden>
          <Unanswered answer={answer} what={words.theServices()} skeleton={<ServiceGridSkeleton />} />
          {services?.length === 0 && (
            <EmptyState
              title={words.servicesSoon()}
              action={<LinkButton to={paths.home}>{words.goHome()}</LinkButton>}
            >
              {words.servicesSoonText()}
            </EmptyState>
          )}
          {services && services.length > 0 && found?.length === 0 && (
            <EmptyState
              title={words.noMatchingServices()}
              action={
                <LinkButton to={paths.allServices()} variant="ghost">
                  {words.showAllServices()}
                </LinkButton>
              }
            >
              {words.notFoundWords({ search: filter.search ?? '' })}
            </EmptyState>
          )}
          {services && services.length > 0 && <PricesFailure />}
          {found && found.length > 0 && <ServiceGrid services={found} />}
        </Container>
      </PageSection>
    </Page>
  );
}
