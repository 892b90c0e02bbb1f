import styled from 'styled-components';
import { useTextMark, useTexts } from '../../../api/use-texts';
import { ArchedFrame } from '../../../ui/arched-frame';
import { Container, PageSection } from '../../../ui/container';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: clamp(32px, 6vw, 88px);
  align-items: center;

  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Still = styled(ArchedFrame)`
  aspect-ratio: 4 / 5;
  max-width: 440px;
  justify-self: end;

  img {
    object-position: 58% 50%;
    background: var(--surface-3);
  }
  @media ${below('sm')} {
    aspect-ratio: 1;
    width: 100%;
    justify-self: center;
  }
`;
const Introduction = styled.div`
  > p {
    max-width: 52ch;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--t-lead);
  }
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-5) clamp(32px, 5vw, 72px);
  margin: clamp(28px, 4vw, 48px) 0 0;
  padding-top: clamp(24px, 3vw, 36px);
  border-top: 1px solid var(--brass-line);

  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    font-family: var(--font-display);
    font-size: clamp(2.75rem, 5vw, 4.25rem);
    line-height: 1.1;
  }
`;

/** Section about treatments, with the salon's two figures (spec §2, §9). */
export function Treatment() {
  const words = useWords(publicSite);
  const text = useTexts();
  const mark = useTextMark();
  return (
    <PageSection aria-labelledby="treatment">
      <Columns>
        <Still>
          <Picture
            src="/pictures/service-facial-6582cba2-800.webp"
            kind="service"
            sizes={`${below('sm')} 92vw, 660px`}
            alt={words.treatmentAlt()}
          />
        </Still>
        <Introduction>
          <h2 id="treatment" {...mark('treatment.heading')}>
            {text('treatment.heading')}
          </h2>
          <p {...mark('treatment.text')}>{text('treatment.text')}</p>
          <Figures>
            {(['treatment.customers', 'treatment.services'] as const).map((figure) => (
              <div key={figure}>
                <dt {...mark(`${figure}.label`)}>{text(`${figure}.label`)}</dt>
                <dd {...mark(`${figure}.figure`)}>{text(`${figure}.figure`)}</dd>
              </div>
            ))}
          </Figures>
        </Introduction>
      </Columns>
    </PageSection>
  );
}
