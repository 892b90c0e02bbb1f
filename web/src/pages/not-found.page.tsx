import { useLocation } from 'react-router-dom';
import { inSentence } from '../words/in-sentence';
import { paths } from '../lib/paths';
import { LinkButton } from '../ui/button';
import { Container, PageSection } from '../ui/container';
import { NoticePage } from '../ui/notice-page';
import { Page } from '../ui/page';
import { publicSite } from '../words/public-site.gen';
import { useWords } from '../words/use-words';

export default function NotFoundPage() {
  const words = useWords(publicSite);
  const { pathname } = useLocation();
  return (
    <Page title={words.pageNotFound()}>
      <PageSection>
        <Container>
          <NoticePage
            actions={
              <>
                <LinkButton to={paths.home}>{words.goHome()}</LinkButton>
                <LinkButton to={paths.allServices()} variant="ghost">
                  {words.seeAllServices()}
                </LinkButton>
              </>
            }
          >
            <h1>{words.emptyChair()}</h1>
            <p>
              {inSentence(words.noPageAt, { pathname }, { code: (inner) => <code dir="ltr">{inner}</code> })}
            </p>
          </NoticePage>
        </Container>
      </PageSection>
    </Page>
  );
}
