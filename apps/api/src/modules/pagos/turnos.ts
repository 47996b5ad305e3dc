/**
 * Makes whoever asks for what is being done already wait for it instead of doing it again: a double click, a notice and a return at
 * once. Between processes the database decides; this spares the provider.
 */
export type Turnos = <T>(clave: string, trabajo: () => Promise<T>) => Promise<T>;

export const crearTurnos = (): Turnos => {
  const enCurso = new Map<string, Promise<unknown>>();
  return <T>(clave: string, trabajo: () => Promise<T>): Promise<T> => {
    const anterior = enCurso.get(clave);
    if (anterior) return anterior as Promise<T>;
    const promesa = trabajo().finally(() => enCurso.delete(clave));
    enCurso.set(clave, promesa);
    return promesa;
  };
};
