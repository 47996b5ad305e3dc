export type Avisar = (linea: string) => void;

const segundos = (ms: number) => `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export type Progreso = { avisar: Avisar; paso<T>(nombre: string, tarea: () => Promise<T>): Promise<T> };

export function crearProgreso(avisar: Avisar, cancelacion: AbortSignal): Progreso {
  return {
    avisar,
    paso: async (nombre, tarea) => {
      cancelacion.throwIfAborted();
      avisar(`· ${nombre}…`);
      const desde = performance.now();
      const resultado = await tarea();
      avisar(`  listo en ${segundos(performance.now() - desde)}`);
      return resultado;
    },
  };
}
