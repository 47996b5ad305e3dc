import { type BorradorLeido, type BorradorPorGuardar, rutasDeBorradores } from '@colega/contract/borradores';
import { type BorradorNombrado, etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, esFallaDeRed, esNoEncontrado } from '../api/error-de-api.ts';
import { llamar } from '../api/llamar.ts';
import { seGuardanLosBorradores } from './almacen-de-borradores.ts';
import { esDeUnBorradorCambiado } from './borrador-cambiado.ts';
import {
  anotarCopia,
  type Copia,
  copiaDe,
  copiaEnElServidor,
  crearIdDeBorrador,
  huellaDe,
  leerCopia,
  olvidarCopia,
} from './copias.ts';
import { baseDelLugar, desocupar } from './lugares.ts';
import { claveDe, type DeQuien, esperarElVuelo, esperarLaCopia, hacerDeAUna } from './una-por-vez.ts';

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

/** What there is to copy now: `intacto` while what was typed was undone, null while there is nothing, or it is not this tab's. */
type Cargado = Omit<BorradorPorGuardar, 'nombre'> | 'intacto' | null;

export type LoQueSeCopia = { leer: () => Cargado; alCambiar: (estado: EstadoDeCopia) => void };

const POR_LA_CONEXION = 'Revisá tu conexión y volvé a intentar.';
const NO_SE_DEJO = 'No pudimos dejar este borrador para después.';
const DEJADO_ACA = 'El borrador quedó guardado en este dispositivo: sube cuando vuelva la conexión.';
export type Dejado = { falla?: string; aviso?: string };
const HAY_QUE_ELEGIR = 'Este borrador cambió en otro lado: elegí primero cómo seguir.';

const NADA: LoQueSeCopia = { leer: () => null, alCambiar: () => undefined };

/** Those that a wizard has under way on this page. */
const abiertos = new Set<string>();
export const estaAbierto = (quien: DeQuien): boolean => abiertos.has(claveDe(quien));

/** What another device wrote since stays. While it is not known what arrived of what was sent, whatever is there goes. */
const pedirQueSeQuite = ({ id, version, enviadas }: Copia): Promise<unknown> => {
  const esLaLeida = version > 0 && enviadas.length === 0;
  const opciones = { deFondo: true, ...(esLaLeida && { ifMatch: etiquetaDe(version) }) } as const;
  return llamar(rutasDeBorradores.quitarBorrador, { params: { id } }, opciones);
};

/** One that is being created is removed once it is there. */
const quitarDelServidor = (clave: string, copia: Copia): void =>
  void esperarElVuelo(clave)
    .then(() => pedirQueSeQuite(copia))
    .catch(() => undefined);

/** What it was a draft of is saved. The save ended the one that it named: any other may be there without an answer. */
export const terminarCopia = (user_id: number, nombre: string, nombrado: BorradorNombrado | null): void => {
  const copia = leerCopia(user_id, nombre);
  olvidarCopia(user_id, nombre);
  if (copia && !copia.terminada && copia.id !== nombrado?.id) quitarDelServidor(claveDe({ user_id, nombre }), copia);
};

const NUNCA: Copia = { id: '', version: 0, huella: '', enviadas: [], porSubir: null, terminada: false };
const esRechazo = (error: unknown): error is ErrorDeApi =>
  error instanceof ErrorDeApi && error.tipo === 'respuesta' && [409, 413, 422].includes(error.status);

/** Keeps a draft on the server as it is typed: one call at a time, tried again until it arrives. */
export const crearCopiador = (quien: DeQuien, deDonde: LoQueSeCopia = NADA) => {
  const { user_id, nombre } = quien;
  let fuente = deDonde;
  let estado: EstadoDeCopia = { tipo: 'nada' };
  let espera: ReturnType<typeof setTimeout> | null = null;
  let desde = 0;
  let fallas = 0;
  let detenido = true;
  const clave = claveDe(quien);

  const poner = (nuevo: EstadoDeCopia): void => {
    estado = nuevo;
    fuente.alCambiar(nuevo);
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
  /** It was said, and every retry would say it again. */
  const estaDicho = (): boolean => ['sin_red', 'demorado', 'rechazado'].includes(estado.tipo);

  const subir = (): Promise<void> => {
    noEsperar();
    desde = 0;
    return hayQueElegir() ? Promise.resolve() : hacerDeAUna(clave, unaVez);
  };

  const unaVez = async (): Promise<void> => {
    const cargado = fuente.leer();
    if (hayQueElegir() || cargado === null) return;
    const copia = leerCopia(user_id, nombre) ?? { ...NUNCA, id: crearIdDeBorrador() };
    if (copia.terminada) return poner({ tipo: 'quitado' });
    if (cargado === 'intacto') return quitarElIntacto();
    const huella = huellaDe(cargado.valores);
    // also what was undone while it could not go up
    if (copia.huella === huella) return estaDicho() ? poner({ tipo: 'nada' }) : undefined;
    const { id, version } = copia;
    const { valores: _, ...porSubir } = cargado;
    const enviadas = [...copia.enviadas, huella].slice(-SIN_RESPUESTA);
    anotarCopia(user_id, nombre, { ...copia, enviadas, porSubir });
    if (!estaDicho()) poner({ tipo: 'subiendo' });
    try {
      const guardado = await llamar(
        rutasDeBorradores.guardarBorrador,
        { params: { id }, body: { ...cargado, nombre: baseDelLugar(nombre) } },
        { deFondo: true, ...(version > 0 && { ifMatch: etiquetaDe(version) }) },
      );
      fallas = 0;
      if (leerCopia(user_id, nombre)?.id !== id) return; // it was saved or thrown away meanwhile
      anotarCopia(user_id, nombre, copiaDe({ id, version: guardado.version, valores: cargado.valores }));
      poner({ tipo: 'guardado', cuando: guardado.actualizado_en });
    } catch (error) {
      if (leerCopia(user_id, nombre)?.id === id) await fallar(error, copia);
    }
  };

  /** What was typed was undone: there is nothing to come back to. */
  const quitarElIntacto = async (): Promise<void> => {
    const copia = leerCopia(user_id, nombre);
    if (!copia) return;
    try {
      await pedirQueSeQuite(copia);
    } catch (error) {
      if (esDeUnBorradorCambiado(error)) return void (await comparar(copia));
      if (!esNoEncontrado(error)) return volverAIntentar();
    }
    olvidarCopia(user_id, nombre);
    poner({ tipo: 'nada' });
  };

  const fallar = async (error: unknown, copia: Copia): Promise<void> => {
    if (esNoEncontrado(error)) return perder();
    if (esDeUnBorradorCambiado(error)) return void (await comparar(copia));
    if (esRechazo(error)) return poner({ tipo: 'rechazado', porque: error.problem?.detail ?? '' });
    poner({ tipo: esFallaDeRed(error) ? 'sin_red' : 'demorado' });
    volverAIntentar();
  };
  const perder = (): void => {
    const copia = leerCopia(user_id, nombre);
    if (copia) anotarCopia(user_id, nombre, { ...copia, terminada: true });
    poner({ tipo: 'quitado' });
  };

  const volverAIntentar = (): void => {
    fallas += 1;
    if (!detenido) enUnRato(Math.min(REINTENTO_MS * 2 ** (fallas - 1), REINTENTO_MAXIMO_MS));
  };

  const leer = (id: string): Promise<BorradorLeido> =>
    llamar(rutasDeBorradores.borrador, { params: { id } }, { deFondo: true });

  /** What the server has may be what this device sent, whose answer was lost: then it is known, and it goes on from there. */
  const comparar = async (copia: Copia): Promise<boolean> => {
    try {
      const leido = await leer(copia.id);
      const esPropio = copia.enviadas.includes(huellaDe(leido.valores)) || copia.huella === huellaDe(leido.valores);
      if (!esPropio) {
        anotarCopia(user_id, nombre, { ...copia, enviadas: [] });
        poner({ tipo: 'cambiado', leido });
        return false;
      }
      anotarCopia(user_id, nombre, { ...copiaDe(leido), porSubir: copia.porSubir });
      poner({ tipo: 'guardado', cuando: leido.actualizado_en });
      void subir();
      return true;
    } catch (error) {
      await fallar(error, copia);
      return false;
    }
  };

  const estaAlDia = (): boolean => {
    const cargado = fuente.leer();
    return (
      cargado !== null && cargado !== 'intacto' && leerCopia(user_id, nombre)?.huella === huellaDe(cargado.valores)
    );
  };
  const apartar = (): void => {
    olvidarCopia(user_id, nombre);
    poner({ tipo: 'nada' });
  };
  /** Trying again alone would change nothing. */
  const estaTrabado = (): boolean => estado.tipo === 'rechazado' || hayQueElegir();
  /** What to do so that it goes up. */
  const porQueNoSube = (): string => {
    if (estado.tipo === 'rechazado') return estado.porque;
    return hayQueElegir() ? HAY_QUE_ELEGIR : POR_LA_CONEXION;
  };

  const reintentar = (): void => void subir();
  return {
    hayQueElegir,
    empezar: (nueva: LoQueSeCopia): void => {
      fuente = nueva;
      detenido = false;
      abiertos.add(clave);
      window.addEventListener('online', reintentar);
    },
    /** The server has what is here. */
    estaAlDia,
    /** Something changed. */
    tocar: (): void => {
      if (desde === 0) desde = Date.now();
      if (Date.now() - desde < A_MAS_TARDAR_MS) enUnRato(ESPERA_MS);
    },
    subir,
    porQueNoSube,
    /** Leaves the place of its wizard to another one: what could not go up waits in a place of its own. */
    dejar: async (): Promise<Dejado> => {
      await subir();
      const espera = !estaAlDia();
      const puedeEsperar = seGuardanLosBorradores() && Boolean(leerCopia(user_id, nombre)?.porSubir);
      if (espera && (estaTrabado() || !puedeEsperar)) return { falla: `${NO_SE_DEJO} ${porQueNoSube()}` };
      desocupar(user_id, baseDelLugar(nombre));
      if (nombre === baseDelLugar(nombre)) apartar();
      return espera ? { aviso: DEJADO_ACA } : {};
    },
    /** As the server has it now. */
    leer,
    /** The draft that a save ends, once what is on its way has arrived. */
    nombrar: async (): Promise<BorradorNombrado | null> => {
      await esperarLaCopia(user_id, nombre);
      return copiaEnElServidor(user_id, nombre);
    },
    /** The save was of what another device wrote since. Answers whether it was this one, and can be sent again. */
    reconocer: async (): Promise<boolean> => {
      const copia = leerCopia(user_id, nombre);
      return copia !== null && (await comparar(copia));
    },
    /** What the other device wrote is known from now on: what is here goes over it, or was taken from it. */
    conocer: (leido: BorradorLeido): void => {
      anotarCopia(user_id, nombre, copiaDe(leido));
      poner({ tipo: 'guardado', cuando: leido.actualizado_en });
    },
    /** It was saved or removed elsewhere: nothing goes up until the person says so. */
    perder,
    /** It goes on here as another one; the one on the server stays as it is, if it is there. */
    apartar,
    /** Also on the server. What does not arrive is removed by its term. */
    quitar: (): void => {
      const copia = leerCopia(user_id, nombre);
      olvidarCopia(user_id, nombre);
      poner({ tipo: 'nada' });
      if (copia && !copia.terminada) quitarDelServidor(clave, copia);
    },
    /** What it was a draft of is saved. */
    terminar: (nombrado: BorradorNombrado | null): void => terminarCopia(user_id, nombre, nombrado),
    detener: (): void => {
      detenido = true;
      noEsperar();
      abiertos.delete(clave);
      window.removeEventListener('online', reintentar);
    },
  };
};
export type Copiador = ReturnType<typeof crearCopiador>;
