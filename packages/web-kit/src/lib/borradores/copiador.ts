import { type BorradorLeido, type BorradorPorGuardar, rutasDeBorradores } from '@colega/contract/borradores';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, esFallaDeRed, esNoEncontrado } from '../api/error-de-api.ts';
import { llamar } from '../api/llamar.ts';
import { anotarCopia, type Copia, crearIdDeBorrador, huellaDe, leerCopia, olvidarCopia } from './copias.ts';

/** S-862: after the last key; and while somebody types without a pause. */
const ESPERA_MS = 1_000;
const A_MAS_TARDAR_MS = 8_000;
const REINTENTO_MS = 5_000;
const REINTENTO_MAXIMO_MS = 60_000;
/** Of so many attempts without an answer it is remembered what was sent. */
const SIN_RESPUESTA = 8;

export type EstadoDeCopia =
  | { tipo: 'nada' | 'subiendo' | 'sin_red' | 'demorado' | 'quitado' }
  | { tipo: 'guardado'; cuando: string }
  | { tipo: 'rechazado'; porque: string }
  /** Another device wrote since this one read it. */
  | { tipo: 'cambiado'; leido: BorradorLeido };

type Opciones = {
  user_id: number;
  nombre: string;
  /** What there is to copy now; null while there is nothing, or it is not this tab's. */
  leer: () => Omit<BorradorPorGuardar, 'nombre'> | null;
  alCambiar: (estado: EstadoDeCopia) => void;
};

const enVuelo = new Map<string, Promise<void>>();
const claveDe = (user_id: number, nombre: string): string => `${user_id}:${nombre}`;

/** A save waits for the copy that is on its way: it could arrive afterwards, and be a draft of what is saved already. */
export const esperarLaCopia = async (user_id: number, nombre: string): Promise<void> => {
  const suya = enVuelo.get(claveDe(user_id, nombre));
  if (suya) await Promise.race([suya, new Promise((listo) => setTimeout(listo, 3_000))]);
};

const quitarDelServidor = (clave: string, id: string): void => {
  const quitar = () =>
    llamar(rutasDeBorradores.quitarBorrador, { params: { id } }, { deFondo: true }).catch(() => undefined);
  // one that is being created is removed once it is there
  void (enVuelo.get(clave) ?? Promise.resolve()).then(quitar);
};

/** What it was a draft of is saved. The save ended the one that it named: any other may be there without an answer. */
export const terminarCopia = (user_id: number, nombre: string, nombrado: string | null): void => {
  const copia = leerCopia(user_id, nombre);
  olvidarCopia(user_id, nombre);
  if (copia && copia.id !== nombrado) quitarDelServidor(claveDe(user_id, nombre), copia.id);
};

const NUNCA: Copia = { id: '', version: 0, huella: '', enviadas: [] };
const esRechazo = (error: unknown): error is ErrorDeApi =>
  error instanceof ErrorDeApi && error.tipo === 'respuesta' && [409, 413, 422].includes(error.status);

/** Keeps a draft on the server as it is typed: one call at a time, tried again until it arrives. */
export const crearCopiador = ({ user_id, nombre, leer, alCambiar }: Opciones) => {
  let estado: EstadoDeCopia = { tipo: 'nada' };
  let espera: ReturnType<typeof setTimeout> | null = null;
  let desde = 0;
  let fallas = 0;
  let detenido = false;
  let otraVez = false;
  const clave = claveDe(user_id, nombre);

  const poner = (nuevo: EstadoDeCopia): void => {
    estado = nuevo;
    alCambiar(nuevo);
  };
  const noEsperar = (): void => {
    if (espera !== null) clearTimeout(espera);
    espera = null;
  };
  const enUnRato = (ms: number): void => {
    noEsperar();
    espera = setTimeout(() => void subir(), ms);
  };
  /** Nothing goes up until the person says which of the two goes on. */
  const hayQueElegir = (): boolean => estado.tipo === 'cambiado' || estado.tipo === 'quitado';

  const subir = (): Promise<void> => {
    noEsperar();
    desde = 0;
    if (detenido || hayQueElegir()) return Promise.resolve();
    const actual = enVuelo.get(clave);
    if (actual) {
      otraVez = true;
      return actual;
    }
    const esta = unaVez().finally(() => {
      enVuelo.delete(clave);
      if (!otraVez) return;
      otraVez = false;
      void subir();
    });
    enVuelo.set(clave, esta);
    return esta;
  };

  const unaVez = async (): Promise<void> => {
    const cargado = leer();
    if (!cargado) return;
    const copia = leerCopia(user_id, nombre) ?? { ...NUNCA, id: crearIdDeBorrador() };
    const huella = huellaDe(cargado.valores);
    if (copia.huella === huella) return;
    const { id, version } = copia;
    anotarCopia(user_id, nombre, { ...copia, enviadas: [...copia.enviadas, huella].slice(-SIN_RESPUESTA) });
    poner({ tipo: 'subiendo' });
    try {
      const guardado = await llamar(
        rutasDeBorradores.guardarBorrador,
        { params: { id }, body: { ...cargado, nombre: nombreEnElServidor(nombre) } },
        { deFondo: true, ...(version > 0 && { ifMatch: etiquetaDe(version) }) },
      );
      fallas = 0;
      if (leerCopia(user_id, nombre)?.id !== id) return; // it was saved or thrown away meanwhile
      anotarCopia(user_id, nombre, { id, version: guardado.version, huella, enviadas: [] });
      poner({ tipo: 'guardado', cuando: guardado.actualizado_en });
    } catch (error) {
      if (leerCopia(user_id, nombre)?.id === id) await fallar(error, copia);
    }
  };

  const fallar = async (error: unknown, copia: Copia): Promise<void> => {
    if (esNoEncontrado(error)) return poner({ tipo: 'quitado' });
    if (esRechazo(error)) {
      if (error.problem?.codigo === 'borrador_cambiado') return comparar(copia);
      return poner({ tipo: 'rechazado', porque: error.problem?.detail ?? '' });
    }
    fallas += 1;
    poner({ tipo: esFallaDeRed(error) ? 'sin_red' : 'demorado' });
    if (!detenido) enUnRato(Math.min(REINTENTO_MS * 2 ** (fallas - 1), REINTENTO_MAXIMO_MS));
  };

  /** What the server has may be what this device sent, whose answer was lost. */
  const comparar = async (copia: Copia): Promise<void> => {
    try {
      const leido = await llamar(rutasDeBorradores.borrador, { params: { id: copia.id } }, { deFondo: true });
      const huella = huellaDe(leido.valores);
      if (!copia.enviadas.includes(huella)) return poner({ tipo: 'cambiado', leido });
      anotarCopia(user_id, nombre, { ...copia, version: leido.version, huella });
      poner({ tipo: 'guardado', cuando: leido.actualizado_en });
      otraVez = true;
    } catch (error) {
      await fallar(error, copia);
    }
  };

  const reintentar = (): void => void subir();
  return {
    empezar: (): void => {
      detenido = false;
      window.addEventListener('online', reintentar);
    },
    /** The server has what is here. */
    estaAlDia: (): boolean => {
      const cargado = leer();
      return cargado !== null && leerCopia(user_id, nombre)?.huella === huellaDe(cargado.valores);
    },
    /** Something changed. */
    tocar: (): void => {
      if (desde === 0) desde = Date.now();
      if (Date.now() - desde < A_MAS_TARDAR_MS) enUnRato(ESPERA_MS);
    },
    subir,
    /** What the other device wrote is known from now on: what is here goes over it, or was taken from it. */
    conocer: ({ id, version, valores }: BorradorLeido): void => {
      anotarCopia(user_id, nombre, { id, version, huella: huellaDe(valores), enviadas: [] });
      poner({ tipo: 'nada' });
    },
    /** It goes on here as another one; the one on the server stays as it is, if it is there. */
    apartar: (): void => {
      olvidarCopia(user_id, nombre);
      poner({ tipo: 'nada' });
    },
    /** Also on the server. What does not arrive is removed by its term. */
    quitar: (): void => {
      const copia = leerCopia(user_id, nombre);
      olvidarCopia(user_id, nombre);
      poner({ tipo: 'nada' });
      if (copia) quitarDelServidor(clave, copia.id);
    },
    detener: (): void => {
      detenido = true;
      noEsperar();
      window.removeEventListener('online', reintentar);
    },
  };
};
export type Copiador = ReturnType<typeof crearCopiador>;

/** Of several of one wizard, each has a place of its own on the machine: `legajo-manual~4f…`. */
const nombreEnElServidor = (nombre: string): string => nombre.split('~')[0] ?? nombre;
