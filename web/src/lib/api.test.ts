import { afterEach, expect, test, vi } from 'vitest';
import { aTable, answering, problem } from '../shell/testing';
import { api, problemOf } from './api';

afterEach(() => vi.unstubAllGlobals());

test('a refusal carries its code', async () => {
  vi.stubGlobal('fetch', answering({ 'GET /api/tables/x': problem(404, 'no_such_table') }));
  await expect(api.table('x')).rejects.toMatchObject({
    status: 404,
    problem: { code: 'no_such_table' },
  });
});

test('an answer that is no Problem is told by its status', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('oops', { status: 502 })));
  await expect(api.games()).rejects.toMatchObject({ problem: { code: 'http_502' } });
});

test('a server that cannot be reached is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const thrown: unknown = await api.me().catch((error: unknown) => error);
  expect(problemOf(thrown).code).toBe('offline');
  expect(problemOf('anything').code).toBe('unknown');
});

test('a browser that the server forgot introduces itself and asks again', async () => {
  let known = false;
  vi.stubGlobal(
    'fetch',
    answering({
      'GET /api/me': () => {
        known = true;
        return { id: 'me', name: 'Me' };
      },
      'POST /api/tables': () => (known ? aTable() : problem(401, 'no_person')),
    }),
  );
  await expect(api.open({ game: 'musketeers', seats: 2 })).resolves.toMatchObject({
    id: 'table-01',
  });
});

test('a record is sent as it is', async () => {
  let sent: unknown;
  vi.stubGlobal(
    'fetch',
    answering({
      'POST /api/records': (body: unknown) => {
        sent = body;
        return aTable({ imported: true });
      },
    }),
  );
  const file = new Blob(['{}\n']);
  await api.importRecord(file);
  expect(sent).toBe(file);
});
