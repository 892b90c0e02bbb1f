import { useState } from 'react';
import type { PortfolioItem } from '../api/models';
import { inLanguage, useStaff } from '../api/own-words';
import { useApi } from '../api/use-api';
import { useTextMark, useTexts } from '../api/use-texts';
import { OpenWork } from '../features/site/portfolio/open-work';
import { PortfolioGrid, PortfolioGridSkeleton } from '../features/site/portfolio/portfolio-grid';
import { paths } from '../lib/paths';
import { Unanswered } from '../ui/answered';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { lazyPart } from '../ui/lazy-part';
import { Lead } from '../ui/text';
import { publicSite } from '../words/public-site.gen';
import { useLanguage, useWords } from '../words/use-words';

const NextTimes = lazyPart(
  () => import('../features/booking/availability/next-times').then((part) => part.NextTimes),
  '9rem',
);

export default function PortfolioPage() {
  const words = useWords(publicSite);
  const answer = useApi('/portfolio', inLanguage(useLanguage()));
  const { data: items } = answer;
  const { data: staff = [] } = useStaff();
  const [openId, setOpenId] = useState<string | null>(null);
  const text = useTexts();
  const mark = useTextMark();
  const memberOf = ({ staffId }: PortfolioItem) => staff.find(({ _id }) => _id === staffId);
  const nameOf = (item: PortfolioItem) => memberOf(item)?.name ?? null;
  /** With the same team member, if they still do the service. */
  const timesOf = (item: PortfolioItem) => {
    const { service } = item;
    if (!service) return null;
    const member = memberOf(item);
    const isDoneByThem = member?.offers.some(({ serviceId }) => serviceId === service._id);
    const staffId = isDoneByThem ? member?._id : undefined;
    return <NextTimes key={item._id} serviceId={service._id} staffId={staffId} />;
  };

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
            <>
              <PortfolioGrid items={items} nameOf={nameOf} onOpen={setOpenId} />
              <OpenWork {...{ items, openId, nameOf, timesOf }} onOpen={setOpenId} />
            </>
          )}
        </Container>
      </PageSection>
    </Page>
  );
}
