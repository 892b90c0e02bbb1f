import { Hero } from '../features/site/salon/hero';
import { Treatment } from '../features/site/salon/treatment';
import { VisitUs } from '../features/site/salon/visit-us';
import { Testimonials } from '../features/site/reviews/testimonials';
import { ServiceShowcase } from '../features/booking/services/service-showcase';
import { Later } from '../ui/later';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';
import { useBookPageSoon } from './use-book-page-soon';

const HomeContact = lazyPart(
  () => import('../features/people/messages/home-contact').then((part) => part.HomeContact),
  '640px',
);

export default function HomePage() {
  useBookPageSoon();
  return (
    <Page>
      <Hero />
      <Later>
        <ServiceShowcase />
      </Later>
      <Later>
        <Treatment />
      </Later>
      <Later>
        <Testimonials />
      </Later>
      <Later>
        <HomeContact />
      </Later>
      <Later>
        <VisitUs />
      </Later>
    </Page>
  );
}
