/** The same seed gives the same month. */
export const crearAzar = (semilla: number) => {
  let estado = semilla >>> 0;
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const entre = (desde: number, hasta: number): number => desde + Math.floor(siguiente() * (hasta - desde + 1));
  const unoDe = <T>(todos: readonly T[]): T => {
    const uno = todos[Math.floor(siguiente() * todos.length)];
    if (uno === undefined) throw new Error('No hay de qué elegir');
    return uno;
  };
  /** A part of them, one at least where there is any, each once. */
  const partes = <T>(todos: readonly T[], parte: number): T[] => {
    const quedan = [...todos];
    const cuantos = Math.min(quedan.length, Math.max(1, Math.round(quedan.length * parte)));
    return Array.from({ length: cuantos }, () => {
      const uno = unoDe(quedan);
      quedan.splice(quedan.indexOf(uno), 1);
      return uno;
    });
  };
  return { entre, unoDe, partes, pasa: (parte: number): boolean => siguiente() < parte };
};
export type AzarDelMes = ReturnType<typeof crearAzar>;
