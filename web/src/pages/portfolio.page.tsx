import { sentenceOf } from '../api/problem';
import { useApi } from '../api/use-api';
import { useTexts } from '../api/use-texts';
import { PortfolioGrid, PortfolioGridSkeleton } from '../features/portfolio/portfolio-grid';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';

export default function PortfolioPage() {
  const { data: items, error, isValidating, mutate } = useApi('/portfolio');
  const text = useTexts();

  return (
    <Page title="Our Portfolio">
      <PageSection>
        <Container>
          <h1>{text('portfolio.heading')}</h1>
          <Lead>{text('portfolio.intro')}</Lead>
          {!items && error && (
            <Failure
              what="the pictures"
              message={sentenceOf(error)}
              onRetry={() => void mutate()}
              isRetrying={isValidating}
            />
          )}
          {!items && !error && <PortfolioGridSkeleton />}
          {items?.length === 0 && (
            <EmptyState
              title="Our portfolio is coming soon"
              action={<LinkButton to={paths.allServices()}>See the services</LinkButton>}
            >
              We are still choosing the first pictures. Meanwhile, have a look at our services and prices.
            </EmptyState>
          )}
          {items && items.length > 0 && <PortfolioGrid items={items} />}
        </Container>
      </PageSection>
    </Page>
  );
}
