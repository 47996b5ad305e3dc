/** As many tills, pages and clerks as a college has at once. */
const A_LA_VEZ = 4;

export const aLaVez = async <T>(todos: readonly T[], hacer: (uno: T) => Promise<void>): Promise<void> => {
  for (let i = 0; i < todos.length; i += A_LA_VEZ) await Promise.all(todos.slice(i, i + A_LA_VEZ).map(hacer));
};
