import { expect, test } from 'vitest';
import { hasRules, inlines, loadRules, parseRules, slug } from './rules';
import { LANGUAGES } from './settings.svelte';

test('bold, italic, code and links', () => {
  expect(inlines('a **b *c*** `7/2` [MU-1](#mu-1)')).toEqual([
    { kind: 'text', text: 'a ' },
    {
      kind: 'bold',
      parts: [
        { kind: 'text', text: 'b ' },
        { kind: 'italic', parts: [{ kind: 'text', text: 'c' }] },
      ],
    },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: '7/2' },
    { kind: 'text', text: ' ' },
    { kind: 'link', parts: [{ kind: 'text', text: 'MU-1' }], href: '#mu-1' },
  ]);
});

test('a link that could run something is only text', () => {
  expect(inlines('[x](javascript:alert(1))')).not.toContainEqual(
    expect.objectContaining({ kind: 'link' }),
  );
  expect(inlines('[x](//elsewhere.example)')).toEqual([{ kind: 'text', text: 'x' }]);
});

test('chapters, lists, rules and tables', () => {
  const page = parseRules(
    '# Game\n\nIntro.\n\n## One\n\n- **MU-1** First.\n- plain\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n### Part\n\ntext\nmore',
  );
  expect(page.title).toBe('Game');
  expect(page.intro).toHaveLength(1);
  expect(page.chapters.map(({ id }) => id)).toEqual(['one']);
  expect(page.chapters[0]?.blocks.map(({ kind }) => kind)).toEqual([
    'list',
    'table',
    'heading',
    'paragraph',
  ]);
  expect(page.rules.get('MU-1')).toEqual({
    parts: [{ kind: 'text', text: 'First.' }],
    chapter: 'One',
  });
});

test.each(['MU-1', 'MU-R26', 'MQ-R01', 'MC-R01', 'MQ-V2'])('%s names a rule', (id) => {
  expect(parseRules(`# Game\n\n## One\n\n- **${id}** Text.`).rules.has(id)).toBe(true);
});

test.each(['http', 'https'])('a link may lead elsewhere by %s', (scheme) => {
  const href = `${scheme}://elsewhere.example`;
  expect(inlines(`[x](${href})`)).toMatchObject([{ kind: 'link', href }]);
});

test.each(LANGUAGES)(
  'the rules of Musketeers in %s have every rule and ruling',
  async (language) => {
    const page = await loadRules('musketeers', language);
    expect(page?.rules.size).toBe(42 + 26);
    expect(new Set(page?.chapters.map(({ id }) => id)).size).toBe(page?.chapters.length);
  },
);

test('a game without rules has none', async () => {
  expect(hasRules('musketeers')).toBe(true);
  expect(hasRules('chess')).toBe(false);
  expect(await loadRules('chess', 'en')).toBeNull();
});

test('an anchor has no accents and no spaces', () => {
  expect(slug('Für Könige, é!')).toBe('fur-konige-e');
});
