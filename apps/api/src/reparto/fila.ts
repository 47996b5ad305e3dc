export type Fila = (<T>(trabajo: () => Promise<T>) => Promise<T>) & { esperan(): number };

export const crearFila = (lugares: number): Fila => {
  const esperan: (() => void)[] = [];
  let libres = lugares;
  const entrar = (): Promise<void> => {
    if (libres === 0) return new Promise((seguir) => esperan.push(seguir));
    libres -= 1;
    return Promise.resolve();
  };
  const salir = (): void => {
    const siguiente = esperan.shift();
    if (siguiente) siguiente();
    else libres += 1;
  };
  const enFila = async <T>(trabajo: () => Promise<T>): Promise<T> => {
    await entrar();
    return trabajo().finally(salir);
  };
  return Object.assign(enFila, { esperan: () => esperan.length });
};
