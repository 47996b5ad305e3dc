export type Azar = {
  entero(desde: number, hasta: number): number;
  de<T>(lista: readonly [T, ...T[]]): T;
};

export const crearAzar = (semilla: number): Azar => {
  let estado = semilla >>> 0;
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    entero: (desde, hasta) => desde + Math.floor(siguiente() * (hasta - desde + 1)),
    de: (lista) => lista[Math.floor(siguiente() * lista.length)] ?? lista[0],
  };
};
