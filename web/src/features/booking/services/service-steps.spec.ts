import { words } from '../../../words/en/public-site.gen';
import { stepsOf } from './service-steps';

const active = (minutes: number) => ({ kind: 'active' as const, minutes });
const processing = (minutes: number) => ({ kind: 'processing' as const, minutes });

test('a plain service is one step', () => {
  expect(stepsOf(words, [active(45)])).toEqual([
    { minutes: 45, sentence: 'We are with you from start to finish.' },
  ]);
});

test('a service with waits says when someone works and when it takes effect', () => {
  const sentences = stepsOf(words, [active(60), processing(45), active(10), processing(5), active(45)]).map(
    ({ minutes, sentence }) => `${minutes} ${sentence}`,
  );

  expect(sentences).toEqual([
    '60 We begin.',
    '45 It develops while you relax.',
    '10 We continue.',
    '5 It develops while you relax.',
    '45 We finish.',
  ]);
});
