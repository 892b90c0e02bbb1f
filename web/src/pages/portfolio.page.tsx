import { useSentenceOf } from '../api/use-sentence-of';
import { inLanguage } from '../api/own-words';
import { useApi } from '../api/use-api';
import { useTextMark, useTexts } from '../api/use-texts';
import { PortfolioGrid, PortfolioGridSkeleton } from '../features/site/portfolio/portfolio-grid';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';
import { publicSite } from '../words/public-site.gen';
import { useLanguage, useWords } from '../words/use-words';

export default function PortfolioPage() {
  const words = useWords(publicSite);
  const sentenceOf = useSentenceOf();
  const { data: items, error, isValidating, mutate } = useApi('/portfolio', inLanguage(useLanguage()));
  const text = useTexts();
  const mark = useTextMark();

  return (
    <Page title={words.ourPortfolio()}>
      <PageSection>
        <Container>
          <h1 {...mark('portfolio.heading')}>{text('portfolio.heading')}</h1>
          <Lead {...mark('portfolio.intro')}>{text('portfolio.intro')}</Lead>
          {!items && error && (
            <Failure
              what={words.thePictures()}
              message={sentenceOf(error)}
              onRetry={() => void mutate()}
              isRetrying={isValidating}
            />
          )}
          {!items && !error && <PortfolioGridSkeleton />}
          {items?.length === 0 && (
            <EmptyState
              title={words.portfolioSoon()}
              action={<LinkButton to={paths.allServices()}>{words.seeServicesLong()}</LinkButton>}
            >
              {words.portfolioSoonText()}
            </EmptyState>
          )}
          {items && items.length > 0 && <PortfolioGrid items={items} />}
        </Container>
      </PageSection>
    </Page>
  );
}
