import { Hero } from '../features/salon/hero';
import { Treatment } from '../features/salon/treatment';
import { VisitUs } from '../features/salon/visit-us';
import { Testimonials } from '../features/reviews/testimonials';
import { ServiceShowcase } from '../features/services/service-showcase';
import { Later } from '../ui/later';
import { lazyPart } from '../ui/lazy-part';
import { Page } from '../ui/page';

const HomeContact = lazyPart(
  () => import('../features/messages/home-contact').then((part) => part.HomeContact),
  '640px',
);

export default function HomePage() {
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
