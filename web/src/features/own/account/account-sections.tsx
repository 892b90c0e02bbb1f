import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import { useSession } from '../../../api/use-session';
import { choosesFirstPage } from '../../../lib/first-page';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { lazyPart } from '../../../ui/lazy-part';
import { SavedTogether } from '../../../ui/save-bar';
import { Skeleton } from '../../../ui/skeleton';
import { FactorsSection } from '../factors/factors-section';
import { AboutYouSection } from './about-you-section';
import { ConsentsSection } from './consents-section';
import { EmailSection } from './email-section';
import { EraseAccount } from './erase-account';
import { FirstPageSection } from './first-page-section';
import { LanguageSection } from './language-section';
import { MyData } from './my-data';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { ReviewRequestsSection } from './review-requests-section';
import { SessionList } from './session-list';
import { account as accountArea } from '../../../words/account.gen';
import { useWords } from '../../../words/use-words';

// Few salons have set up Google.
const GoogleSection = lazyPart(() => import('./google-section').then((part) => part.GoogleSection), '220px');

const MyPeople = lazyPart(() => import('../family/my-people').then((part) => part.MyPeople), '220px');

const Sections = styled.div`
  margin-top: var(--s-4);
`;

/** Everything that users can see and change about themselves. */
export function AccountSections() {
  const words = useWords(accountArea);
  const session = useSession();
  const may = useMay();
  const hasGoogle = session.status === 'signed-in' && session.google;
  const answer = useApi('/account');
  const { data: account } = answer;
  if (account) {
    return (
      <Sections>
        <SavedTogether>
          <ProfileForm key={account._id} account={account} />
          <AboutYouSection key={`about-${account._id}`} account={account} />
          <LanguageSection account={account} />
          {choosesFirstPage(may) && <FirstPageSection />}
          <EmailSection account={account} />
          <ConsentsSection account={account} />
          <ReviewRequestsSection account={account} />
          <MyPeople isVerified={account.isVerified} />
          <PasswordForm account={account} />
          <FactorsSection />
          {hasGoogle && <GoogleSection account={account} />}
          <SessionList />
          <MyData />
          <EraseAccount account={account} />
        </SavedTogether>
      </Sections>
    );
  }
  return (
    <Sections>
      <Unanswered
        answer={answer}
        what={words.yourAccount()}
        skeleton={
          <LoadingCard>
            <Skeleton $width="40%" $height="1.8rem" />
            <Skeleton $height="3rem" />
            <Skeleton $height="3rem" />
          </LoadingCard>
        }
      />
    </Sections>
  );
}
