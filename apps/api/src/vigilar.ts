// S-344
const CAIDAS_TOLERADAS = 3;
const CAIDAS_SEGUIDAS_MS = 60_000;

export type Vigilable = { alTerminar(aviso: () => void): void; detener(): Promise<void> };
export type Vigilado = { detener(): Promise<void>; alCaerse(aviso: () => void): void };

/** A process that dies is started again by `relanzar`; one that dies repeatedly is not, and the caller is told. */
export function vigilar(primero: Vigilable, relanzar: () => Promise<Vigilable>): Vigilado {
  let actual = Promise.resolve(primero);
  let deteniendo = false;
  let avisar = (): void => undefined;
  let caidas: number[] = [];
  const alTerminar = (): void => {
    if (deteniendo) return;
    caidas = [...caidas.filter((cuando) => Date.now() - cuando < CAIDAS_SEGUIDAS_MS), Date.now()];
    if (caidas.length > CAIDAS_TOLERADAS) {
      avisar();
      return;
    }
    actual = relanzar().then((nuevo) => {
      nuevo.alTerminar(alTerminar);
      return nuevo;
    });
    actual.catch(() => avisar());
  };
  primero.alTerminar(alTerminar);
  return {
    detener: async () => {
      deteniendo = true;
      await actual.then(
        (proceso) => proceso.detener(),
        () => undefined,
      );
    },
    alCaerse: (aviso) => {
      avisar = aviso;
    },
  };
}
