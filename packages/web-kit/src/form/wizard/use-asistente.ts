import {
  avanzar,
  completosDe,
  estaAdelante,
  irA,
  marcarError,
  pasosVisibles,
  puedeAbrirse,
  retroceder,
  revisar,
} from '@colega/asistentes/asistente';
import { texto } from '@colega/contract/mensajes';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ErrorDeApi } from '../../lib/api/error-de-api.ts';
import { crearClaveDeIdempotencia } from '../../lib/api/llamar.ts';
import type { ErrorEnPantalla } from '../../ui/entradas/resumen-de-errores.tsx';
import { type AlAvanzar, type DefinicionDeAsistente, ErrorDePaso, type ProblemaConTexto } from './definicion.ts';
import { esDeOtroEnvio } from './enviar-una-vez.ts';
import type { Borrador } from './use-borrador.ts';
import { usePendientes } from './use-pendientes.ts';

type Opciones<B, C> = {
  definicion: DefinicionDeAsistente<B, C>;
  borrador: Borrador<B>;
  contexto: C;
  /** By step id. It also runs when the way forward only passes by. */
  alAvanzar?: Readonly<Record<string, AlAvanzar<B>>>;
  /** By step id. */
  traer?: (paso: string) => Promise<void> | undefined;
  /** `clave` is the Idempotency-Key, `anteriores` what it sent unanswered. Answers the saved address. */
  guardar: (borrador: B, clave: string, anteriores: readonly B[]) => Promise<string>;
  textoDeFalla: (error: unknown) => string;
};

export type Ocupacion = 'avanzando' | 'guardando' | null;

const aErrores = (problemas: readonly ProblemaConTexto[]): ErrorEnPantalla[] =>
  problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: texto(problema) }));

/** The one wizard engine knows nothing of what its steps are about. */
export const useAsistente = <B, C>(opciones: Opciones<B, C>) => {
  const { definicion, borrador: almacen, contexto } = opciones;
  const { estado, actual, poner } = almacen;
  const [ocupacion, setOcupacion] = useState<Ocupacion>(null);
  const [falla, setFalla] = useState<string | null>(null);
  /** After a failed attempt, the errors of the current step are shown as they change. */
  const [problemas, setProblemas] = useState<readonly ProblemaConTexto[]>(SIN_PROBLEMAS);
  const [intentos, setIntentos] = useState(0);
  const enCurso = useRef(false);
  const vigentes = useRef(opciones);
  vigentes.current = opciones;

  const pasos = pasosVisibles(definicion.pasos, estado.borrador, contexto);
  const paso = pasos.find(({ id }) => id === estado.recorrido.actual);

  const limpiar = useCallback(() => {
    setFalla(null);
    setProblemas(SIN_PROBLEMAS);
  }, []);

  const senialar = useCallback((encontrados: readonly ProblemaConTexto[]) => {
    setProblemas(encontrados);
    setIntentos((n) => n + 1);
  }, []);

  const cambiar = useCallback(
    (cambio: (borrador: B) => B) => poner((e) => ({ ...e, borrador: cambio(e.borrador) })),
    [poner],
  );

  /** The step's rules run, then its work. False when it has to stay. */
  const unPaso = useCallback(async (): Promise<boolean> => {
    const { contexto: c, alAvanzar, traer } = vigentes.current;
    const antes = actual();
    const movimiento = avanzar(definicion.pasos, antes.recorrido, antes.borrador, c);
    if (movimiento.problemas.length > 0) {
      poner((e) => ({ ...e, recorrido: movimiento.recorrido }));
      senialar(movimiento.problemas);
      return false;
    }
    const [cambio] = await Promise.all([
      alAvanzar?.[antes.recorrido.actual]?.(antes.borrador),
      enPantalla(traer?.(movimiento.recorrido.actual)),
    ]);
    poner((e) => ({ ...e, borrador: cambio ? cambio(e.borrador) : e.borrador, recorrido: movimiento.recorrido }));
    return true;
  }, [actual, poner, senialar, definicion]);

  const ocupado = useCallback(
    async (que: Exclude<Ocupacion, null>, trabajo: () => Promise<unknown>) => {
      if (enCurso.current) return;
      enCurso.current = true;
      limpiar();
      setOcupacion(que);
      try {
        await trabajo();
      } catch (error) {
        const cambio = error instanceof ErrorDePaso ? (error as ErrorDePaso<B>).cambio : undefined;
        poner((e) => ({
          ...e,
          borrador: cambio ? cambio(e.borrador) : e.borrador,
          recorrido: marcarError(e.recorrido, e.recorrido.actual),
        }));
        setFalla(error instanceof ErrorDePaso ? error.message : vigentes.current.textoDeFalla(error));
      } finally {
        enCurso.current = false;
        setOcupacion(null);
      }
    },
    [limpiar, poner],
  );

  const guardar = useCallback(async () => {
    const revision = revisar(definicion.pasos, actual().recorrido, actual().borrador, vigentes.current.contexto);
    if (!revision.termino) {
      poner((e) => ({ ...e, recorrido: revision.recorrido }));
      senialar(revision.problemas);
      return;
    }
    const { borrador: enviado, intento: abierto } = actual();
    const clave = abierto?.clave ?? crearClaveDeIdempotencia();
    const anteriores = (abierto?.enviados ?? []).filter((otro) => !sonIguales(otro, enviado));
    poner((e) => ({ ...e, intento: { clave, enviados: [...anteriores, enviado] } }));
    almacen.asegurar();
    try {
      almacen.guardadoEn(await vigentes.current.guardar(enviado, clave, anteriores));
    } catch (error) {
      // What was refused did not arrive, but what was sent before it may have.
      const quedan = anteriores.length > 0 && !esDeOtroEnvio(error) ? { clave, enviados: anteriores } : null;
      if (esNegativa(error)) poner((e) => ({ ...e, intento: quedan }));
      throw error;
    }
  }, [actual, poner, senialar, almacen, definicion]);

  const esUltimo = pasos.at(-1)?.id === paso?.id;
  const siguiente = useCallback(
    () => ocupado(esUltimo ? 'guardando' : 'avanzando', esUltimo ? guardar : unPaso),
    [ocupado, guardar, unPaso, esUltimo],
  );

  /** The rules and the work of the steps that follow run first; only a step that is not in order is opened. */
  const guardarAhora = useCallback(
    () =>
      ocupado('guardando', async () => {
        const { contexto: c, alAvanzar } = vigentes.current;
        const visibles = pasosVisibles(definicion.pasos, actual().borrador, c);
        for (const paso of visibles.slice(
          visibles.findIndex(({ id }) => id === actual().recorrido.actual),
          -1,
        )) {
          if (paso.validar(actual().borrador, c).length > 0) break; // the save says it
          const cambio = await alAvanzar?.[paso.id]?.(actual().borrador);
          if (cambio) poner((e) => ({ ...e, borrador: cambio(e.borrador) }));
        }
        await guardar();
      }),
    [ocupado, guardar, actual, poner, definicion],
  );

  const anterior = useCallback(() => {
    if (enCurso.current) return;
    limpiar();
    poner((e) => ({
      ...e,
      recorrido: retroceder(definicion.pasos, e.recorrido, e.borrador, vigentes.current.contexto),
    }));
  }, [limpiar, poner, definicion]);

  /** AUT-008: forwards, each step in between is validated and does its work. */
  const abrir = useCallback(
    async (id: string) => {
      if (enCurso.current || id === actual().recorrido.actual || !puedeAbrirse(actual().recorrido, id)) return;
      if (!estaAdelante(definicion.pasos, actual().recorrido, id)) {
        limpiar();
        poner((e) => ({
          ...e,
          recorrido: irA(definicion.pasos, e.recorrido, id, e.borrador, vigentes.current.contexto).recorrido,
        }));
        return;
      }
      await ocupado('avanzando', async () => {
        while (estaAdelante(definicion.pasos, actual().recorrido, id)) if (!(await unPaso())) return;
      });
    },
    [actual, poner, limpiar, ocupado, unPaso, definicion],
  );

  const propios = useMemo(
    () => (paso ? aErrores(paso.validar(estado.borrador, contexto)) : []),
    [paso, estado.borrador, contexto],
  );
  const recorrido = useMemo(
    () => ({
      ...estado.recorrido,
      completos: completosDe(definicion.pasos, estado.recorrido, estado.borrador, contexto),
    }),
    [definicion, estado.recorrido, estado.borrador, contexto],
  );
  const errores = usePendientes(problemas, propios);

  return {
    definicion,
    pasos,
    paso,
    recorrido,
    borrador: estado.borrador,
    esPrimero: pasos[0]?.id === paso?.id,
    esUltimo,
    ocupacion,
    falla,
    errores,
    propios,
    /** These are of the last failed attempt, unchanged until the next. */
    problemas,
    intentos,
    cambiar,
    siguiente,
    guardarAhora,
    anterior,
    abrir,
  };
};

const A_MAS_TARDAR_MS = 3000;

/** Nothing may move under the pointer afterwards; a step that takes too long is told in its place. */
const enPantalla = (llegada: Promise<void> | undefined): Promise<unknown> | undefined =>
  llegada && Promise.race([llegada.catch(() => undefined), new Promise((listo) => setTimeout(listo, A_MAS_TARDAR_MS))]);

/** Without an answer, or while another copy is in progress, it is still the same attempt. */
const esNegativa = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.tipo === 'respuesta' && error.status < 500 && error.status !== 409;

const sonIguales = (uno: unknown, otro: unknown): boolean => JSON.stringify(uno) === JSON.stringify(otro);

const SIN_PROBLEMAS: readonly ProblemaConTexto[] = [];

export type Asistente<B, C> = ReturnType<typeof useAsistente<B, C>>;
