interface Asked {
  question: { id: string; choices: unknown } | null;
}

/** Whether the reader is asked one of these questions of the game. */
export function asks({ question }: Asked, ...ids: string[]): boolean {
  return (
    question !== null && question.choices !== null && ids.includes(question.id.split('.')[1] ?? '')
  );
}
