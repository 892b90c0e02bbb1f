import styled from 'styled-components';
import type { Salon } from '../api/models';
import { useSalon } from '../api/use-salon';
import { useTextMark, useTexts } from '../api/use-texts';
import { ContactButtons } from '../features/site/salon/contact-buttons';
import { ContactFacts } from '../features/site/salon/contact-facts';
import { OpenNow } from '../features/site/salon/open-now';
import { OpeningHours } from '../features/site/salon/opening-hours';
import { SalonMap } from '../features/site/salon/salon-map';
import { Unanswered } from '../ui/answered';
import { Container, PageSection } from '../ui/container';
import { Later } from '../ui/later';
import { lazyPart } from '../ui/lazy-part';
import { below, from } from '../ui/media';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';
import { Lead } from '../ui/text';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';

const ContactForm = lazyPart(
  () => import('../features/people/messages/contact-form').then((part) => part.ContactForm),
  '440px',
);
const Soonest = styled.div`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);

  > p {
    font-size: var(--t-lead);
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: clamp(40px, 7vw, 104px);
  align-items: start;
  margin-top: clamp(32px, 5vw, 64px);

  h2 {
    margin-bottom: var(--s-5);
    font-size: clamp(1.5rem, 2.4vw, 2rem);
  }
  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Side = styled.div`
  display: grid;
  gap: var(--s-6);

  @media ${from('sm')} and ${below('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-7);

    /* The table brings the space above itself; here both begin on one line. */
    > div > table:first-child {
      margin-top: 0;
    }
    > figure {
      grid-column: 1 / -1;
    }
  }
`;

const isReachable = ({ address, email, phone }: Salon) =>
  Boolean(address.street || address.postalCode || address.city || email || phone);

export default function ContactPage() {
  const words = useWords(publicSite);
  const answer = useSalon();
  const { data: salon } = answer;
  const text = useTexts();
  const mark = useTextMark();
  return (
    <Page title={words.contactUs()}>
      <PageSection>
        <Container>
          <h1 {...mark('contact.heading')}>{text('contact.heading')}</h1>
          <Lead {...mark('contact.intro')}>{text('contact.intro')}</Lead>
          {salon && (
            <Soonest>
              <p>
                <OpenNow salon={salon} />
              </p>
              <ContactButtons salon={salon} />
            </Soonest>
          )}
          <Unanswered
            answer={answer}
            what={words.theAddress()}
            skeleton={<Skeleton $height="clamp(280px, 40vw, 460px)" />}
          />
          <Columns>
            {salon && (
              <Side>
                {isReachable(salon) && (
                  <section aria-labelledby="find">
                    <h2 id="find">{words.findUs()}</h2>
                    <ContactFacts salon={salon} />
                  </section>
                )}
                <OpeningHours salon={salon} />
                <SalonMap salon={salon} />
              </Side>
            )}
            <section aria-labelledby="write">
              <h2 id="write">{words.writeToUs()}</h2>
              <Later>
                <ContactForm />
              </Later>
            </section>
          </Columns>
        </Container>
      </PageSection>
    </Page>
  );
}
