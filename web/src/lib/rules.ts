import { FALLBACK } from '../protocol';
/** The rules pages (docs/rules) as a tree that components draw: no HTML is ever made from text. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; parts: Inline[] }
  | { kind: 'italic'; parts: Inline[] }
  | { kind: 'link'; parts: Inline[]; href: string };

interface Item {
  /** `MU-20` if the item is a rule. */
  rule: string | null;
  parts: Inline[];
}

export type Block =
  | { kind: 'heading'; id: string; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

export interface RulesPage {
  title: string;
  intro: Block[];
  chapters: Chapter[];
  /** Each rule's own text by its id, for pop-overs. */
  rules: Map<string, { parts: Inline[]; chapter: string }>;
}

const INLINE = /`([^`]+)`|\*\*((?:[^*]|\*[^*]+\*)+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const RULE = /^\*\*([A-Z]{2,4}-[RV]?\d+)\*\* /;
const SAFE_LINK = /^(#|\/(?!\/)|https?:\/\/)/;

export function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  const plain = (to: number): void => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const found of text.matchAll(INLINE)) {
    plain(found.index);
    from = found.index + found[0].length;
    parts.push(inline(found));
  }
  plain(text.length);
  return parts;
}

function inline([whole, code, bold, italic, label, href]: RegExpMatchArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', parts: inlines(bold) };
  if (italic !== undefined) return { kind: 'italic', parts: inlines(italic) };
  if (label !== undefined && href !== undefined && SAFE_LINK.test(href)) {
    return { kind: 'link', parts: inlines(label), href };
  }
  return { kind: 'text', text: label ?? whole };
}

function cells(row: string): Inline[][] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()));
}

function item(line: string): Item {
  const text = line.slice(2);
  const found = RULE.exec(text);
  return found
    ? { rule: found[1] ?? null, parts: inlines(text.slice(found[0].length)) }
    : { rule: null, parts: inlines(text) };
}

/** One paragraph, list, table or heading: lines without an empty one between them. */
function block(lines: string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('- ')) return { kind: 'list', items: lines.map(item) };
  if (first.startsWith('|')) {
    return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  }
  if (first.startsWith('### ')) {
    return { kind: 'heading', id: slug(first.slice(4)), parts: inlines(first.slice(4)) };
  }
  return { kind: 'paragraph', parts: inlines(lines.join(' ')) };
}

export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function parseRules(text: string): RulesPage {
  const page: RulesPage = { title: '', intro: [], chapters: [], rules: new Map() };
  for (const lines of text.trim().split(/\n\s*\n/)) {
    const [first = '', ...rest] = lines.split('\n');
    if (first.startsWith('# ')) page.title = first.slice(2);
    else if (first.startsWith('## ')) {
      page.chapters.push({ id: slug(first.slice(3)), title: first.slice(3), blocks: [] });
    } else add(page, block([first, ...rest]));
  }
  return page;
}

function add(page: RulesPage, made: Block): void {
  const chapter = page.chapters.at(-1);
  (chapter?.blocks ?? page.intro).push(made);
  if (made.kind !== 'list') return;
  for (const { rule, parts } of made.items) {
    if (rule) page.rules.set(rule, { parts, chapter: chapter?.title ?? page.title });
  }
}

const sources = import.meta.glob<string>('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});
const parsed = new Map<string, Promise<RulesPage>>();

export function rulesAnchor(id: string): string {
  return id.toLowerCase();
}

export function hasRules(game: string): boolean {
  return `../../../docs/rules/${game}.md` in sources;
}

/** The rules of a game in a language; null if there are none. */
export async function loadRules(game: string, language: string): Promise<RulesPage | null> {
  const name = language === FALLBACK ? `${game}.md` : `${game}.${language}.md`;
  const source = sources[`../../../docs/rules/${name}`];
  if (!source) return null;
  const page = parsed.get(name) ?? source().then(parseRules);
  parsed.set(name, page);
  return page;
}
