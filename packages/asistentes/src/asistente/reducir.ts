import type { Problema } from '@colega/domain/resultado';
import type { AccionDeAsistente, EntornoDelAsistente, EstadoDelAsistente, SucesoDeBorrador } from './estado.ts';
import { reemplazar } from './guardado.ts';
import {
  avanzar,
  comenzar,
  estaAdelante,
  irA,
  type Movimiento,
  marcarError,
  pasosVisibles,
  puedeAbrirse,
  retroceder,
  revisar,
} from './recorrido.ts';

type Estado<B, P extends Problema, G> = EstadoDelAsistente<B, P, G>;

/** The one wizard engine: from where it stands and what happened, where it stands. What is under way is said in `trabajo`. */
export const reducir = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  accion: AccionDeAsistente<B, G>,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  switch (accion.tipo) {
    case 'cambiar':
      return cambiar(estado, { borrador: accion.cambio(estado.borrador) }, entorno);
    case 'siguiente': {
      if (!puedeSeguir(estado)) return estado;
      const { actual } = estado.recorrido;
      const ultimo = pasosVisibles(entorno.guion.pasos, estado.borrador, entorno.contexto).at(-1);
      return ultimo?.id === actual
        ? guardar(limpiar(estado), accion.clave, entorno)
        : dejar(limpiar(estado), null, entorno);
    }
    case 'guardarAhora': {
      if (!puedeSeguir(estado)) return estado;
      const visibles = pasosVisibles(entorno.guion.pasos, estado.borrador, entorno.contexto).map(({ id }) => id);
      return pasar(
        limpiar(estado),
        visibles.slice(visibles.indexOf(estado.recorrido.actual), -1),
        accion.clave,
        entorno,
      );
    }
    case 'anterior': {
      const { guion, contexto } = entorno;
      if (estado.trabajo) return estado;
      const recorrido = retroceder(guion.pasos, estado.recorrido, estado.borrador, contexto);
      return cambiar(limpiar(estado), { recorrido }, entorno);
    }
    case 'abrir':
      return abrir(estado, accion.paso, entorno);
    case 'hecho':
      return accion.trabajo === estado.trabajo ? seguir(estado, accion, entorno) : estado;
    case 'fallo':
      return accion.trabajo === estado.trabajo ? fallar(estado, accion, entorno) : estado;
    case 'repetido':
      return accion.trabajo === estado.trabajo ? preguntarPorElAnterior(estado) : estado;
    case 'guardado':
      return { ...estado, trabajo: null, fin: 'guardado' };
    case 'empezarDeCero':
      return cambiar(limpiar(reemplazar(estado, entorno.guion)), {}, entorno);
    case 'asegurar':
      return { ...estado, urgencias: estado.urgencias + 1 };
    case 'descartar':
      return { ...estado, fin: 'descartado' };
    case 'cerrarSesion':
      return { ...estado, fin: 'sesion' };
    case 'salir':
      return { ...estado, saliendo: true };
    case 'oir':
      return oir(estado, accion.suceso);
    case 'tomar':
      return {
        ...estado,
        toma: accion.toma,
        tomadaDe: estado.toma,
        otraPestania: null,
        urgencias: estado.urgencias + 1,
      };
    case 'traer':
      return { ...limpiar(reemplazar(estado, entorno.guion, accion.guardado)), otraPestania: null, cambios: 0 };
    case 'encontrar':
      return { ...estado, conflicto: accion.conflicto };
    case 'resolver':
      return resolver(estado, accion, entorno);
  }
};

/** What was saved stays on the screen until the one that shows it comes: it is not sent again. */
const puedeSeguir = <B, P extends Problema, G>({ trabajo, fin }: Estado<B, P, G>): boolean =>
  trabajo === null && fin !== 'guardado';

type LoQueCambia<B> = Partial<Pick<EstadoDelAsistente<B>, 'borrador' | 'recorrido' | 'intento'>>;

/** What is kept changes. A field that was mended leaves the list of what is wrong for good. */
const cambiar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  cambio: LoQueCambia<B>,
  { guion, contexto }: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const cambiado = { ...estado, ...cambio, cambios: estado.cambios + 1 };
  if (estado.problemas.length === 0) return cambiado;
  const paso = guion.pasos.find(({ id }) => id === cambiado.recorrido.actual);
  const mal = new Set(paso?.validar(cambiado.borrador, contexto).map(({ campo = '' }) => campo));
  const sanos = estado.problemas.flatMap(({ campo = '' }) => (mal.has(campo) ? [] : campo));
  return { ...cambiado, sanados: [...new Set([...estado.sanados, ...sanos])] };
};

const limpiar = <B, P extends Problema, G>(estado: Estado<B, P, G>): Estado<B, P, G> => ({
  ...estado,
  falla: null,
  problemas: [],
  sanados: [],
});

/** The step that is wrong is the current one, and all that is wrong in it is pointed out. */
const senialar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  { recorrido, problemas }: Movimiento<P>,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => ({
  ...cambiar(estado, { recorrido }, entorno),
  trabajo: null,
  problemas,
  sanados: [],
  intentos: estado.intentos + 1,
});

/** One step forward: its rules, then its work. */
const dejar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  hasta: string | null,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const movimiento = avanzar(entorno.guion.pasos, estado.recorrido, estado.borrador, entorno.contexto);
  if (movimiento.problemas.length > 0) return senialar(estado, movimiento, entorno);
  const { recorrido } = movimiento;
  return { ...estado, trabajo: { tipo: 'dejar', paso: estado.recorrido.actual, recorrido, hasta } };
};

/** The work of the steps between this one and the save, up to the first that is not in order: the save says it. */
const pasar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  [paso, ...quedan]: readonly string[],
  clave: string,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const { guion, contexto } = entorno;
  const problemas = guion.pasos.find(({ id }) => id === paso)?.validar(estado.borrador, contexto) ?? [];
  if (paso === undefined || problemas.length > 0) return guardar(estado, clave, entorno);
  return { ...estado, trabajo: { tipo: 'pasar', paso, quedan, clave } };
};

/** Every step is asked again. What is sent is kept under its key until there is an answer: the same attempt keeps its key. */
const guardar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  nueva: string,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const { borrador, intento } = estado;
  const revision = revisar(entorno.guion.pasos, estado.recorrido, borrador, entorno.contexto);
  if (!revision.termino) return senialar(estado, revision, entorno);
  const clave = intento?.clave ?? nueva;
  const anteriores = (intento?.enviados ?? []).filter((otro) => JSON.stringify(otro) !== JSON.stringify(borrador));
  return {
    ...cambiar(estado, { intento: { clave, enviados: [...anteriores, borrador] } }, entorno),
    urgencias: estado.urgencias + 1,
    trabajo: { tipo: 'enviar', borrador, clave, faltan: anteriores, deAntes: false },
  };
};

/** Something sent before did arrive under this key: it is asked again for its answer, so that nothing is saved twice. */
const preguntarPorElAnterior = <B, P extends Problema, G>(estado: Estado<B, P, G>): Estado<B, P, G> => {
  const { trabajo } = estado;
  const anterior = trabajo?.tipo === 'enviar' ? trabajo.faltan.at(-1) : undefined;
  if (trabajo?.tipo !== 'enviar' || anterior === undefined) return estado;
  return {
    ...estado,
    trabajo: { ...trabajo, borrador: anterior, faltan: trabajo.faltan.slice(0, -1), deAntes: true },
  };
};

const seguir = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  { trabajo, cambio }: Extract<AccionDeAsistente<B, G>, { tipo: 'hecho' }>,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const borrador = cambio ? cambio(estado.borrador) : estado.borrador;
  if (trabajo.tipo === 'pasar') {
    const pasado = cambio ? cambiar(estado, { borrador }, entorno) : estado;
    return pasar(pasado, trabajo.quedan, trabajo.clave, entorno);
  }
  if (trabajo.tipo !== 'dejar') return estado;
  const { recorrido, hasta } = trabajo;
  const dejado = { ...cambiar(estado, { borrador, recorrido }, entorno), trabajo: null };
  return hasta !== null && estaAdelante(entorno.guion.pasos, recorrido, hasta) ? dejar(dejado, hasta, entorno) : dejado;
};

/** What was refused did not arrive; what was sent before it may have. */
const fallar = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  { cambio, falla, envio }: Extract<AccionDeAsistente<B, G>, { tipo: 'fallo' }>,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const { borrador, recorrido, intento } = estado;
  const anteriores = intento?.enviados.slice(0, -1) ?? [];
  const queda = intento && envio === 'rechazado' && anteriores.length > 0 ? { ...intento, enviados: anteriores } : null;
  const marcado = {
    borrador: cambio ? cambio(borrador) : borrador,
    recorrido: marcarError(recorrido, recorrido.actual),
    intento: envio ? queda : intento,
  };
  return { ...cambiar(estado, marcado, entorno), trabajo: null, falla };
};

/** Opens a visited step; forwards, each step in between is validated and does its work (AUT-008). */
const abrir = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  id: string,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const { guion, contexto } = entorno;
  const { recorrido, borrador } = estado;
  if (estado.trabajo || id === recorrido.actual || !puedeAbrirse(recorrido, id)) return estado;
  if (estaAdelante(guion.pasos, recorrido, id)) return dejar(limpiar(estado), id, entorno);
  return cambiar(
    limpiar(estado),
    { recorrido: irA(guion.pasos, recorrido, id, borrador, contexto).recorrido },
    entorno,
  );
};

/**
 * The last tab that wrote has the draft; a save ends it for all of them. Once a person chose where to go on, what another tab
 * wrote before it heard of that does not count, and is written over.
 */
const oir = <B, P extends Problema, G>(estado: Estado<B, P, G>, suceso: SucesoDeBorrador): Estado<B, P, G> => {
  if (estado.otraPestania?.tipo === 'guardado') return estado;
  if (suceso.tipo === 'escrito' && suceso.toma === estado.tomadaDe)
    return { ...estado, urgencias: estado.urgencias + 1 };
  return {
    ...estado,
    toma: suceso.tipo === 'escrito' ? suceso.toma : null,
    tomadaDe: undefined,
    otraPestania: suceso.tipo === 'descartado' ? null : suceso,
  };
};

/** The person saw both versions and chose: from the beginning with what is stored, or here with one's own upon it. */
const resolver = <B, C, P extends Problema, G>(
  estado: Estado<B, P, G>,
  { borrador, con }: Extract<AccionDeAsistente<B, G>, { tipo: 'resolver' }>,
  entorno: EntornoDelAsistente<B, C, P>,
): Estado<B, P, G> => {
  const deCero = con === 'lo_guardado';
  const base = deCero ? limpiar(reemplazar(estado, entorno.guion)) : estado;
  const recorrido = deCero ? comenzar(entorno.guion.pasos) : estado.recorrido;
  return { ...cambiar(base, { borrador, recorrido, intento: null }, entorno), conflicto: null, resuelto: con };
};
