import { expect, test } from 'vitest';
import { readNotes, writeNotes } from './sharing';

test('notes survive the way through an address', () => {
  const notes = [
    { moment: 3, text: 'Warum nicht früher? <b>&' },
    { moment: 12, text: '½ – ça va !' },
  ];
  const written = writeNotes(notes);
  expect(written).toMatch(/^[\w-]+$/);
  expect(readNotes(`moment=3&as=open&notes=${written}`)).toEqual(notes);
});

test('what is no list of notes is none', () => {
  expect(readNotes('moment=3')).toEqual([]);
  expect(readNotes('notes=%%%')).toEqual([]);
  expect(readNotes(`notes=${btoa('{"moment":1}')}`)).toEqual([]);
  expect(readNotes(`notes=${btoa('[[1,2],[-1,"x"],[4,"kept"]]')}`)).toEqual([
    { moment: 4, text: 'kept' },
  ]);
});
