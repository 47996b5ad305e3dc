export type Cierres = { alCerrar(paso: () => unknown): void; cerrar(): Promise<void> };

// What was opened is closed in the opposite order, once, and a step that fails does not stop the rest.
export function crearCierres(): Cierres {
  const pasos: (() => unknown)[] = [];
  let cerrando: Promise<void> | undefined;
  const cerrarTodo = async () => {
    for (let paso = pasos.pop(); paso; paso = pasos.pop()) {
      try {
        await paso();
      } catch {}
    }
  };
  return {
    alCerrar: (paso) => {
      pasos.push(paso);
    },
    cerrar: () => {
      cerrando ??= cerrarTodo();
      return cerrando;
    },
  };
}
