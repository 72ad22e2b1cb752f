/** Clear of roads, spaces, towns, empty placards and each other: in 24ths of a turn, clockwise from the right. */
const CLEAR: Record<string, string> = {
  '-7': 'c3',
  '-4': 'JD',
  '-1': 'b2 j1 p1',
  0: 'JB e1 e2 f1 i1 i2 i3 j2 j3',
  1: 'JA m1',
  2: 'a1 a2 k1 k2 l1 l2 l3 q1 q2',
  3: 'd1',
  4: 'JE h1 n1 n2 q3 q4',
  5: 'c2 d2 d3 q5 q6',
  6: 'c1 g1 g2 h2 h3',
  7: 'q7',
  8: 'JC b1',
};
/** From its space, in lengths of the way that the map gives a name. */
const WAY = 1.5;

/** Where the name of a space stands. */
export const LABELS: ReadonlyMap<string, { x: number; y: number }> = new Map(
  Object.entries(CLEAR).flatMap(([part, ids]) => {
    const angle = (Number(part) * Math.PI) / 12;
    return ids
      .split(' ')
      .map((id) => [id, { x: WAY * Math.cos(angle), y: WAY * Math.sin(angle) }] as const);
  }),
);
