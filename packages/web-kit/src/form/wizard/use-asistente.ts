import {
  abrirAsistente,
  type BorradorGuardado,
  crearAlmacen,
  mirar,
  puedeQuedar,
  type TrabajoDeAsistente,
} from '@colega/asistentes/asistente';
import { mensajes, texto } from '@colega/contract/mensajes';
import type { BorradorNombrado } from '@colega/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { detalleDelError, ErrorDeApi, esFallaDeRed, esSesionVencida } from '../../lib/api/error-de-api.ts';
import {
  avisarDelBorrador,
  crearPestania,
  leerBorrador,
  quitarBorrador,
  tranquilizarSobreLoCargado,
} from '../../lib/borradores/almacen-de-borradores.ts';
import { esDeUnBorradorCambiado } from '../../lib/borradores/borrador-cambiado.ts';
import { crearCopiadorAlLlegar } from '../../lib/borradores/copiador-al-llegar.ts';
import { leerSesion } from '../../lib/sesion/sesion.ts';
import { avisarError, avisarExito } from '../../ui/avisos/avisos.tsx';
import type { ErrorEnPantalla } from '../../ui/entradas/resumen-de-errores.tsx';
import type { AlmacenEnPantalla, QuienLoCarga } from './almacen-en-pantalla.ts';
import type { AlAvanzar, DefinicionDeAsistente, EnvioDeAsistente, Guardado, ProblemaConTexto } from './definicion.ts';
import { ErrorDePaso, fallaDePaso } from './error-de-paso.ts';
import { useCopiaEnElDispositivo } from './use-copia-en-el-dispositivo.ts';
import { useIrSinPasos } from './use-ir-sin-pasos.ts';

const A_MAS_TARDAR_MS = 3000;

const leerGuardado = <B>({ user_id, nombre }: QuienLoCarga): BorradorGuardado<B> | null =>
  leerBorrador(user_id, nombre) as BorradorGuardado<B> | null;

/** The one value of a wizard, begun from what this person left of it on this machine. */
export const useAlmacen = <B, C, G = never>(
  definicion: DefinicionDeAsistente<B, C>,
  conflictoDe?: (borrador: B) => G | null,
): AlmacenEnPantalla<B, C, G> => {
  const { nombre } = definicion;
  const [quien] = useState(() => ({ user_id: leerSesion()?.user_id ?? 0, nombre, pestania: crearPestania() }));
  const [almacen] = useState(() => {
    return crearAlmacen<B, C, ProblemaConTexto, G>(abrirAsistente(definicion, leerGuardado(quien), conflictoDe));
  });
  const [copiador] = useState(() => crearCopiadorAlLlegar(quien));
  const estado = useSyncExternalStore(almacen.suscribir, almacen.leer);
  return useMemo(
    () => ({ ...almacen, definicion, estado, quien, copiador }),
    [almacen, definicion, estado, quien, copiador],
  );
};

type Opciones<B, C> = {
  contexto: C;
  alAvanzar?: Readonly<Record<string, AlAvanzar<B>>>;
  traer?: (paso: string) => Promise<void> | undefined;
  /** Sends the draft under the key of its attempt. `deAntes`: only asks what was answered to one that had arrived. */
  guardar: (borrador: B, envio: EnvioDeAsistente, deAntes: boolean) => Promise<Guardado>;
  /** By their path, the answers that a save makes old. */
  vencen: RegExp;
  /** What a save that failed changes in the draft, what is said of it under the step, and whether another place of the screen says it. */
  alFallar?: (error: unknown) => Promise<DeLaFalla<B>>;
  /** What is told of it besides; null for what the screen says in a place of its own. */
  textoDeFalla?: (...falla: Parameters<typeof detalleDelError>) => string | null;
  /** Also where no answer came, which is said under the step in any case. */
  avisaSinRed?: boolean;
};

type DeLaFalla<B> = { cambio?: (borrador: B) => B; texto?: string; dicho: boolean };

type Envio<B> = Extract<TrabajoDeAsistente<B>, { tipo: 'enviar' }>;

export type Ocupacion = 'avanzando' | 'guardando' | null;

/**
 * Draws the state of a wizard (packages/asistentes says how it changes) and does what it asks for: the work of its steps, the
 * save, the copy on this machine and what the other tabs are told. It knows nothing of what the wizard is about.
 */
export const useAsistente = <B, C, G>(almacen: AlmacenEnPantalla<B, C, G>, opciones: Opciones<B, C>) => {
  const { estado, leer, despachar, suscribir, situar, definicion, quien, copiador } = almacen;
  const { contexto } = opciones;
  useLayoutEffect(() => situar({ guion: definicion, contexto }), [situar, definicion, contexto]);
  // what is sent is written before
  useCopiaEnElDispositivo(almacen);
  useTrabajos(almacen, opciones);

  const { borrador, recorrido, problemas, sanados } = estado;
  const vista = useMemo(() => {
    const visto = mirar({ borrador, recorrido, problemas, sanados }, { guion: definicion, contexto });
    return { ...visto, propios: visto.propios.map(aError), errores: visto.errores.map(aError) };
  }, [borrador, recorrido, problemas, sanados, definicion, contexto]);
  const cambiar = useCallback((cambio: (borrador: B) => B) => despachar({ tipo: 'cambiar', cambio }), [despachar]);
  return {
    ...estado,
    ...vista,
    definicion,
    quien,
    copiador,
    /** The latest state, for what runs after a wait. */
    leer,
    suscribir,
    despachar,
    cambiar,
    seguirAca: () => despachar({ tipo: 'tomar', toma: crearPestania() }),
    traerDeLaOtra: () => despachar({ tipo: 'traer', guardado: leerGuardado(quien) }),
    /** There is something in it, and a person to keep it for, whom no other tab has taken it from. */
    puedeQuedar: () => quien.user_id !== 0 && puedeQuedar(leer(), definicion),
    ocupacion: ocupacionDe(estado.trabajo),
  };
};

export type Asistente<B, C, G = unknown> = ReturnType<typeof useAsistente<B, C, G>>;

const aError = (problema: ProblemaConTexto): ErrorEnPantalla => ({
  campo: problema.campo ?? '',
  mensaje: texto(problema),
});

const ocupacionDe = (trabajo: TrabajoDeAsistente<unknown> | null): Ocupacion =>
  trabajo && (trabajo.tipo === 'dejar' ? 'avanzando' : 'guardando');

/** Nothing may move under the pointer afterwards; a step that takes too long is told in its place. */
const enPantalla = (llegada: Promise<void> | undefined): Promise<unknown> | undefined =>
  llegada && Promise.race([llegada.catch(() => undefined), new Promise((listo) => setTimeout(listo, A_MAS_TARDAR_MS))]);

/** Does what is under way, and tells how it ended: also once its screen has gone, for what was saved is no longer a draft. */
const useTrabajos = <B, C, G>(almacen: AlmacenEnPantalla<B, C, G>, opciones: Opciones<B, C>): void => {
  const { leer, despachar, suscribir, quien, copiador } = almacen;
  const ir = useIrSinPasos();
  const cliente = useQueryClient();

  const terminar = (
    trabajo: TrabajoDeAsistente<B>,
    { direccion, message, state, loDice }: Guardado,
    nombrado: BorradorNombrado | null,
  ): void => {
    // what is kept since it was thrown away is another one
    const esSuyo = leer().fin === null;
    despachar({ tipo: 'guardado', trabajo });
    if (esSuyo) {
      quitarBorrador(quien.user_id, quien.nombre);
      copiador.terminar(nombrado);
      avisarDelBorrador(quien, { tipo: 'guardado', direccion });
    }
    if (!loDice) avisarExito(message);
    void cliente.invalidateQueries({ predicate: ({ queryKey: [path] }) => opciones.vencen.test(String(path)) });
    // Back from the detail does not open a new wizard
    ir(direccion, { replace: true, ...(state && { state: loDice ? { ...state, dicho: message } : state }) });
  };

  const fallar = (
    trabajo: TrabajoDeAsistente<B>,
    error: unknown,
    { cambio, texto, dicho }: DeLaFalla<B> = { dicho: false },
  ): void => {
    const falla = error instanceof ErrorDePaso ? error : fallaDePaso(error, mensajes.error_procesamiento_de_nuevo);
    const suyo = (falla as ErrorDePaso<B>).cambio;
    const rechazo = esRechazoDelEnvio(error) ? 'rechazado' : undefined;
    const envio = trabajo.tipo !== 'enviar' ? undefined : esDeOtroEnvio(error) ? 'otro' : rechazo;
    despachar({ tipo: 'fallo', trabajo, falla: dicho ? '' : (texto ?? falla.message), cambio: cambio ?? suyo, envio });
  };

  const avisar = (error: unknown): void => {
    // ERR-005..007, ERR-021
    const { textoDeFalla = detalleDelError, avisaSinRed = false } = opciones;
    const falla = textoDeFalla(error, mensajes.error_procesamiento_de_nuevo);
    const callado = esSesionVencida(error) || (esFallaDeRed(error) && !avisaSinRed);
    if (falla !== null && !callado) avisarError(tranquilizarSobreLoCargado(error, falla));
  };

  /** Of a draft that changed by what this device had sent itself, without an answer, it is sent again. */
  const mandar = async (trabajo: Envio<B>): Promise<[Guardado, BorradorNombrado | null]> => {
    const { borrador, clave, deAntes } = trabajo;
    const nombrado = await copiador.nombrar();
    try {
      const envio = { idempotencyKey: clave, borrador: nombrado };
      return [await opciones.guardar(borrador, envio, deAntes), nombrado];
    } catch (error) {
      if (esDeUnBorradorCambiado(error) && (await copiador.reconocer())) return mandar(trabajo);
      throw error;
    }
  };

  const enviar = async (trabajo: Envio<B>): Promise<void> => {
    let mandado: [Guardado, BorradorNombrado | null];
    try {
      mandado = await mandar(trabajo);
    } catch (error) {
      // said once: who presses again saves it as something new
      if (esDeUnBorradorTerminado(error)) copiador.perder();
      if (esDeOtroEnvio(error) && trabajo.faltan.length > 0) return despachar({ tipo: 'repetido', trabajo });
      // both are side by side on the screen
      if (esDeUnBorradorCambiado(error) && copiador.hayQueElegir()) return fallar(trabajo, error, { dicho: true });
      avisar(error);
      return fallar(trabajo, error, await opciones.alFallar?.(error));
    }
    terminar(trabajo, ...mandado);
  };

  const trabajar = useEffectEvent(async (trabajo: TrabajoDeAsistente<B>): Promise<void> => {
    if (trabajo.tipo === 'enviar') return enviar(trabajo);
    try {
      const [cambio] = await Promise.all([
        opciones.alAvanzar?.[trabajo.paso]?.(leer().borrador),
        trabajo.tipo === 'dejar' && enPantalla(opciones.traer?.(trabajo.recorrido.actual)),
      ]);
      despachar({ tipo: 'hecho', trabajo, cambio });
    } catch (error) {
      fallar(trabajo, error);
    }
  });

  useEffect(
    () => suscribir(({ trabajo }, antes) => void (trabajo && trabajo !== antes.trabajo && trabajar(trabajo))),
    [suscribir],
  );
};

const esDeUnBorradorTerminado = (error: unknown): boolean => error instanceof ErrorDeApi && error.status === 410;

/** The key is known to the server, with another body: something sent before did arrive. */
const esDeOtroEnvio = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.status === 422 && error.problem?.detail === mensajes.idempotencia_otro_cuerpo;

/** A refusal ends the attempt; without an answer, or while another copy of it is in progress, it is still the same one. */
const esRechazoDelEnvio = (error: unknown): boolean =>
  error instanceof ErrorDeApi &&
  error.tipo === 'respuesta' &&
  error.status < 500 &&
  (error.status !== 409 || esDeUnBorradorCambiado(error));
