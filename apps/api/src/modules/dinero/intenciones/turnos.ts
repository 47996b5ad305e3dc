type Trabajo<T> = () => Promise<T>;

/** Spares the provider a double click. A notice, which work under way may have missed, asks `desdeAhora`: it is done once more for all who came. */
export type TurnosPorClave = <T>(clave: string, trabajo: Trabajo<T>, opciones?: { desdeAhora?: boolean }) => Promise<T>;

export const crearTurnos = (): TurnosPorClave => {
  const enCurso = new Map<string, Promise<unknown>>();
  const siguientes = new Map<string, Promise<unknown>>();
  const empezar = <T>(clave: string, trabajo: Trabajo<T>): Promise<T> => {
    const promesa = trabajo().finally(() => enCurso.delete(clave));
    enCurso.set(clave, promesa);
    return promesa;
  };
  const seguir = <T>(clave: string, trabajo: Trabajo<T>, anterior: Promise<unknown>): Promise<T> => {
    const alTerminar = () => {
      siguientes.delete(clave);
      return (enCurso.get(clave) ?? empezar(clave, trabajo)) as Promise<T>;
    };
    const promesa = anterior.then(alTerminar, alTerminar);
    siguientes.set(clave, promesa);
    return promesa;
  };
  return <T>(clave: string, trabajo: Trabajo<T>, { desdeAhora = false } = {}): Promise<T> => {
    const actual = enCurso.get(clave);
    if (!actual) return empezar(clave, trabajo);
    if (!desdeAhora) return actual as Promise<T>;
    return (siguientes.get(clave) as Promise<T> | undefined) ?? seguir(clave, trabajo, actual);
  };
};
