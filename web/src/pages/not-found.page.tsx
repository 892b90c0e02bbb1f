import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { NoticePage } from '../ui/notice-page';
import { Page } from '../ui/page';

export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Page not found">
      <PageSection>
        <Container>
          <NoticePage
            actions={
              <>
                <LinkButton to={paths.home}>Go to the home page</LinkButton>
                <LinkButton to={paths.allServices()} variant="ghost">
                  See all services
                </LinkButton>
              </>
            }
          >
            <h1>This chair is empty</h1>
            <p>
              There is no page at <code>{pathname}</code>. It may have moved, or there is a typo in the
              address.
            </p>
          </NoticePage>
        </Container>
      </PageSection>
    </Page>
  );
}
