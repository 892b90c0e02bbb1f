import styled from 'styled-components';
import { Diary } from '../../features/desk/diary/diary';
import { FirstStepsLine } from '../../features/money/overview/first-steps-line';
import { Page } from '../../ui/page';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';

/** The diary fills the height below any line above it. */
const Whole = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;

  > :last-child {
    grid-row: 2;
  }
`;

export default function DashboardDiaryPage() {
  return (
    <Page title={useWords(dashboard).diary()}>
      <Whole>
        <FirstStepsLine />
        <Diary />
      </Whole>
    </Page>
  );
}
