import { inLanguage, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { useTextMark, useTexts } from '../api/use-texts';
import { PortfolioGrid, PortfolioGridSkeleton } from '../features/site/portfolio/portfolio-grid';
import { paths } from '../lib/paths';
import { Unanswered } from '../ui/answered';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { Lead } from '../ui/text';
import { publicSite } from '../words/public-site.gen';
import { useLanguage, useWords } from '../words/use-words';

export default function PortfolioPage() {
  const words = useWords(publicSite);
  const answer = useApi('/portfolio', inLanguage(useLanguage()));
  const { data: items } = answer;
  const { data: staff = [] } = useStaff();
  const text = useTexts();
  const mark = useTextMark();

  return (
    <Page title={words.ourPortfolio()}>
      <PageSection>
        <Container>
          <h1 {...mark('portfolio.heading')}>{text('portfolio.heading')}</h1>
          <Lead {...mark('portfolio.intro')}>{text('portfolio.intro')}</Lead>
          <Unanswered answer={answer} what={words.thePictures()} skeleton={<PortfolioGridSkeleton />} />
          {items?.length === 0 && (
            <EmptyState
              title={words.portfolioSoon()}
              action={<LinkButton to={paths.allServices()}>{words.seeServicesLong()}</LinkButton>}
            >
              {words.portfolioSoonText()}
            </EmptyState>
          )}
          {items && items.length > 0 && (
            <PortfolioGrid
              items={items}
              nameOf={({ staffId }) => staff.find(({ _id }) => _id === staffId)?.name ?? null}
            />
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
