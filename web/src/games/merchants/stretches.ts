import type { Roadmap } from './plan';

/** A road between two places where roads meet or end. */
export interface Stretch {
  from: string;
  to: string;
  /** The spaces in between. */
  spaces: string[];
}

/** The roads of the map, each told once. */
export function stretchesOf({ spaces, byId }: Roadmap): Stretch[] {
  const isEnd = (id: string): boolean => byId.get(id)?.kind !== 'road';
  const ends = spaces.filter(({ id }) => isEnd(id));
  return ends.flatMap(({ id, neighbours }) =>
    neighbours
      .map((first) => {
        const between: string[] = [];
        let [before, here] = [id, first];
        while (!isEnd(here)) {
          between.push(here);
          const next = byId.get(here)?.neighbours.find((each) => each !== before) ?? id;
          [before, here] = [here, next];
        }
        return { from: id, to: here, spaces: between };
      })
      .filter(({ from, to }) => from < to),
  );
}
