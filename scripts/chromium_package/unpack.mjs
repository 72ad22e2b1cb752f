// Unpacks the Chromium of @sparticuz/chromium beside this file and writes chromium.sh, which starts it.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const unpacked = join(here, 'unpacked');
rmSync(unpacked, { recursive: true, force: true });
mkdirSync(unpacked);

// The package unpacks into the folder for temporary files, and brings the libraries a bare machine lacks
// (NSS among them) only where it believes to run on a bare machine of this kind. It reads both when loaded.
process.env.TMPDIR = unpacked;
process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();

const start = join(here, 'chromium.sh');
writeFileSync(
  start,
  `#!/bin/sh
unpacked="$(dirname "$0")/unpacked"
export LD_LIBRARY_PATH="$unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$unpacked/fonts"
exec "$unpacked/chromium" "$@"
`,
);
chmodSync(start, 0o755);
