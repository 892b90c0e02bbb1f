import { AuthGuard } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aNewClient, PASSWORD } from '../../support/people.js';

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

describe('logging in with a password', () => {
  test('is done by passport-local through the guard of @nestjs/passport', async () => {
    const { email } = await aNewClient(parlour);
    const ask = jest.spyOn(AuthGuard().prototype, 'canActivate');
    const authenticate = jest.spyOn(Strategy.prototype, 'authenticate');

    await parlour.http.post('/auth/login').send({ email, password: PASSWORD }).expect(200);

    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockRestore();
    expect(authenticate).toHaveBeenCalledTimes(1);
    authenticate.mockImplementation(function (this: Strategy) {
      this.fail(401);
    });
    const refused = await parlour.http.post('/auth/login').send({ email, password: PASSWORD });
    authenticate.mockRestore();
    expect([refused.status, refused.body.code]).toEqual([401, 'wrong-password']);
  });

  test('reads no address and no password from the query', async () => {
    const { email } = await aNewClient(parlour);
    const credentials = new URLSearchParams({ email, password: PASSWORD });

    const both = await parlour.http.post(`/auth/login?${credentials}`).send({});
    const one = await parlour.http.post(`/auth/login?${credentials}`).send({ email });

    expect(both.status).toBe(422);
    expect(one.status).toBe(422);
    expect(one.body.errors).toEqual([expect.objectContaining({ pointer: '#/password' })]);
    expect(one.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    [{ password: PASSWORD }, 'invalid-email', ['#/email']],
    [{ email: 'vera@salon.example' }, 'invalid-input', ['#/password']],
    [{ email: 'vera@salon.example', password: '' }, 'invalid-input', ['#/password']],
    [{ email: 'vera@salon.example', password: 7 }, 'invalid-input', ['#/password']],
    [{ email: 'vera@salon.example', password: PASSWORD, role: 'admin' }, 'invalid-input', ['#/role']],
    [{}, 'invalid-input', ['#/email', '#/password']],
  ])('names the fields that are wrong: %j', async (body, code, pointers) => {
    const refused = await parlour.http.post('/auth/login').send(body);

    expect([refused.status, refused.body.code]).toEqual([422, code]);
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(pointers);
  });

  test('at one of two salons in one process does not log in to the other', async () => {
    const other = await startTestApp();
    const ours = await aNewClient(parlour);
    const theirs = await aNewClient(other);
    const logIn = ({ http }: TestApp, email: string) =>
      http.post('/auth/login').send({ email, password: PASSWORD });

    const statuses = [
      await logIn(parlour, ours.email),
      await logIn(other, theirs.email),
      await logIn(parlour, theirs.email),
      await logIn(other, ours.email),
    ].map(({ status }) => status);
    await other.close();

    expect(statuses).toEqual([200, 200, 401, 401]);
    await logIn(parlour, ours.email).expect(200);
  });

  test('gives each of many who log in at the same moment their own account', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => aNewClient(parlour)));

    const answers = await Promise.all(
      people.map(({ email }) => parlour.http.post('/auth/login').send({ email, password: PASSWORD })),
    );

    expect(answers.map(({ body }) => body.user?.email)).toEqual(people.map(({ email }) => email));
  });
});
