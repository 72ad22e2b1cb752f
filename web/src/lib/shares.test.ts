import { expect, test } from 'vitest';
import { aTable, person } from '../shell/testing';
import { promiseShare, shareAt, shareToShow } from './shares';

async function promised(share: string): Promise<string> {
  const text = new TextEncoder().encode(`ducats/promise/1:${share}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('a share is kept by what was promised', async () => {
  const promise = await promiseShare();
  const other = await promiseShare();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  expect(other).not.toBe(promise);
  const table = aTable({ seats: [{ ...person('you'), promise }] });
  const share = shareAt(table);
  expect(share).toMatch(/^[0-9a-f]{64}$/);
  expect(await promised(share ?? '')).toBe(promise);
  expect(shareAt(aTable())).toBeNull();
});

test('a share is shown only when nobody can promise another', async () => {
  const mine = { ...person('you'), promise: await promiseShare() };
  const empty = aTable().seats[1];
  if (!empty) throw new Error('the table has two chairs');
  expect(shareToShow(aTable({ seats: [mine, empty] }))).toBeNull();
  expect(shareToShow(aTable({ seats: [mine, person('other')] }))).not.toBeNull();
  const begun = aTable({ seats: [mine, person('other')], status: 'playing' });
  expect(shareToShow(begun)).toBeNull();
});
