import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LinkedVisit } from '../features/booking/my-bookings/linked-visit';
import { useLinkCode } from '../features/own/auth/use-link-code';
import { Container } from '../ui/container';
import { Page } from '../ui/page';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { emailLinks } from '../words/email-links.gen';
import { myBookings } from '../words/my-bookings.gen';
import { useWords } from '../words/use-words';

const Frame = styled(Container)`
  padding-block: clamp(32px, 5vw, 72px);
`;
const Missing = styled.p`
  max-width: 60ch;
  margin-top: var(--s-3);
  color: var(--text-2);
`;

/** The target of booking links in emails. Useless without the secret behind the #. */
export default function VisitPage() {
  const title = useWords(myBookings).yourVisit();
  const { partMissing } = useWords(emailLinks);
  const [params] = useSearchParams();
  const code = useLinkCode();
  const isHydrated = useIsHydrated();
  const wanted = params.get('do');
  const verb = wanted === 'move' || wanted === 'cancel' ? wanted : null;
  return (
    <Page title={title}>
      <Frame>
        <h1>{title}</h1>
        {code ? (
          <LinkedVisit key={`${code} ${verb}`} code={code} verb={verb} />
        ) : (
          isHydrated && <Missing>{partMissing()}</Missing>
        )}
      </Frame>
    </Page>
  );
}
