// Written by scripts/protocol.py from the messages in src/ducats. Do not edit.

import type { Fixed } from './musketeers';

export const PRINTED: Fixed = {"jewel":2,"prison":0};
