import { words } from '../words/en/shell.gen';
import { asProblem, problemOf, ProblemError, sentenceOf } from './problem';

describe('what the server refuses', () => {
  test('is read with its code, its fields by name and whatever else it carries', () => {
    const problem = problemOf(422, {
      type: '/problems/invalid-input',
      title: 'Some fields are wrong',
      status: 422,
      code: 'invalid-input',
      errors: [
        { pointer: '#/email', detail: 'Provide a valid Email' },
        { pointer: '#/lines/0/serviceId', detail: 'Unknown service' },
      ],
      nearest: ['2026-11-24T10:15:00Z'],
    });

    expect(problem.code).toBe('invalid-input');
    expect(problem.fieldErrors).toEqual({
      email: 'Provide a valid Email',
      'lines.0.serviceId': 'Unknown service',
    });
    expect(problem.extras).toEqual({ nearest: ['2026-11-24T10:15:00Z'] });
  });

  test('says how long to wait, when the server does', () => {
    const sentence = (retryAfter: string | null) =>
      sentenceOf(words, problemOf(429, { code: 'too-many-requests' }, retryAfter), {
        'too-many-requests': 'Wait a little.',
      });

    expect(sentence('1')).toBe('Too many attempts. Try again in 1 second.');
    expect(sentence('32')).toBe('Too many attempts. Try again in 32 seconds.');
    expect(sentence('61')).toBe('Too many attempts. Try again in 2 minutes.');
    expect(sentence('3600')).toBe('Too many attempts. Try again in 1 hour.');
    expect(sentence('Mon, 01 Mar 2027 08:00:00 GMT')).toBe('Wait a little.');
    expect(sentence(null)).toBe('Wait a little.');
  });

  test('has a code even when something in between answered with a page of its own', () => {
    expect(problemOf(502, '<html>Bad gateway</html>').code).toBe('http-502');
    expect(problemOf(502, undefined).status).toBe(502);
  });

  test('is explained by the sentence of the form, else by our own, else by the server’s', () => {
    const taken = problemOf(409, { code: 'email-already-in-use', detail: 'Taken' });

    expect(sentenceOf(words, taken, { 'email-already-in-use': 'Log in instead.' })).toBe('Log in instead.');
    expect(sentenceOf(words, taken)).toBe('Taken');
    expect(sentenceOf(words, problemOf(429, { code: 'too-many-requests' }))).toMatch(/^Too many attempts/);
  });

  test('never shows the inside of a broken server', () => {
    expect(
      sentenceOf(words, problemOf(500, { code: 'internal', detail: 'relation "users" does not exist' })),
    ).not.toMatch(/relation/);
  });

  test('keeps a problem and wraps any other failure', () => {
    const problem = new ProblemError({ code: 'slot-taken', status: 409 });

    expect(asProblem(problem)).toBe(problem);
    expect(asProblem(new TypeError('x is undefined')).code).toBe('unexpected');
  });
});
