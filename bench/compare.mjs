// Measures several ways to do one thing in turn, round after round, so that a slow spell of the machine hits all of them.
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const perCall = async (work, milliseconds) => {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < milliseconds) {
    await work();
    calls += 1;
  }
  return ((performance.now() - start) * 1000) / calls;
};

/** Microseconds a call of each, as the median over the rounds; one round before them is not counted. */
export const compare = async (ways, { rounds, milliseconds }) => {
  const taken = new Map(Object.keys(ways).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(ways)) {
      const time = await perCall(work, milliseconds);
      if (round >= 0) taken.get(name).push(time);
    }
  }
  return [...taken].map(([name, times]) => ({ name, median: median(times) }));
};

/** A table of microseconds, with each as a multiple of the named one. */
export const table = (rows, base) => {
  const one = rows.find(({ name }) => name === base).perDecision;
  return rows
    .map(
      ({ name, perDecision }) =>
        `${name.padEnd(30)} ${perDecision.toFixed(3).padStart(10)} µs ${(perDecision / one).toFixed(1).padStart(8)} ×`,
    )
    .join('\n');
};
