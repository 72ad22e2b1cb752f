import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let set: IconSet | null = null;

function pathOf(name: string): string {
  set ??= JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
      'utf-8',
    ),
  ) as IconSet;
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons has no icon ${name}`);
  const path = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('');
  // Icons are shown far smaller than 512 px: nobody sees fractions, and they are half of the bytes.
  return svgpath(path).rel().round(0).toString();
}

/** `import swords from 'virtual:icon/crossed-swords'` is the path of that one icon, drawn on 512 x 512. */
export function icons(): Plugin {
  return {
    name: 'ducats-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(pathOf(id.slice(PREFIX.length + 1)))};`
        : null,
  };
}
