import { puedeQuedar } from '@colega/asistentes/asistente';
import type { BorradorLeido } from '@colega/contract/borradores';
import { mensajesDeEntrada } from '@colega/contract/mensajes';
import { limpiarTexto } from '@colega/contract/primitives';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { esNoEncontrado } from '../../lib/api/error-de-api.ts';
import type { EstadoDeCopia } from '../../lib/borradores/copiador.ts';
import type { CopiadorAlLlegar } from '../../lib/borradores/copiador-al-llegar.ts';
import { leerCopia } from '../../lib/borradores/copias.ts';
import { baseDelLugar, mudarALaBase } from '../../lib/borradores/lugares.ts';
import { armarValores, leerValores } from '../../lib/borradores/valores.ts';
import { avisarError, avisarNovedad } from '../../ui/avisos/avisos.tsx';
import type { Diferencia } from './definicion.ts';
import type { Asistente } from './use-asistente.ts';
import { useIrSinPasos } from './use-ir-sin-pasos.ts';

export type CopiaEnElServidor = {
  estado: EstadoDeCopia;
  copiador: CopiadorAlLlegar;
  /** How many times something of it changed here. */
  cambios: number;
  /** What that one says and this one does not. */
  comparar: (leido: BorradorLeido) => Promise<Diferencia[]>;
  /** Takes what the other device wrote in the place of what is here, or the other way round. */
  traer: (leido: BorradorLeido) => void;
  conservar: (leido: BorradorLeido) => void;
  /** It was saved or removed elsewhere, and goes on here as another one. */
  seguirComoOtro: () => void;
  /** This one is left as it is on the server, and another begun. Without network it waits on this device. */
  cargarOtro: () => Promise<void>;
};

/** What an address says besides which screen it is: of what it is stays, and where somebody was sent in it does not. */
const DE_PASO = ['borrador', 'observacion', 'campo', 'calculado', 'presupuesto'];

/** Of the draft in this address, without which of them it is. */
const enlaceDe = ({ pathname, search }: { pathname: string; search: string }): string => {
  const busqueda = new URLSearchParams(search);
  for (const dato of DE_PASO) busqueda.delete(dato);
  const queda = busqueda.toString();
  return queda === '' ? pathname : `${pathname}?${queda}`;
};

/** `Nuevo certificado: CAIE` is a certificate that is not there yet. */
const sinNuevo = (titulo: string): string => {
  const que = titulo.replace(/^Nuev[oa] /, '');
  return `${que.charAt(0).toUpperCase()}${que.slice(1)}`;
};

/** The draft as it goes up while it is typed, so that it is there on any device (S-862). */
export const useCopiaEnElServidor = <B, C, G>(asistente: Asistente<B, C, G>, que: string): CopiaEnElServidor => {
  const { leer, suscribir, despachar, quien, definicion, copiador } = asistente;
  const { user_id, nombre } = quien;
  const lugar = useLocation();
  const enlace = enlaceDe(lugar);
  const ir = useIrSinPasos();
  const [estado, setEstado] = useState<EstadoDeCopia>({ tipo: 'nada' });
  const armar = useEffectEvent(() => {
    const actual = leer();
    const { fin, trabajo, otraPestania, cambios } = actual;
    if (user_id === 0 || fin !== null || trabajo?.tipo === 'enviar' || otraPestania !== null) return null;
    // what a new one begins with may change by itself: of what nobody touched there is no draft
    if (cambios === 0 && !actual.recuperado) return null;
    if (!puedeQuedar(actual, definicion)) return cambios > 0 ? 'intacto' : null;
    const { pasos, paso, recorrido } = asistente;
    const falta = pasos.filter(({ id, revision }) => !revision && !recorrido.completos.includes(id));
    return {
      ...{ que: sinNuevo(que), enlace, formulario: definicion.version, paso: paso?.titulo ?? '' },
      // also of half a character, where it was cut
      detalle: limpiarTexto((definicion.detalle?.(actual.borrador) ?? '').slice(0, 300)),
      falta: falta.map(({ titulo }) => titulo),
      valores: armarValores(actual),
    };
  });
  const traer = (leido: BorradorLeido): void => {
    const guardado = leerValores<B>(leido);
    copiador.conocer(leido);
    despachar({ tipo: 'traer', guardado });
    despachar({ tipo: 'asegurar' });
  };
  /** On coming back: what another device did meanwhile, if all that was typed here is on the server. */
  const ponerseAlDia = useEffectEvent(async (alAbrir: boolean): Promise<void> => {
    const llegado = await copiador.llegar();
    if (!llegado || llegado.hayQueElegir()) return;
    const copia = leerCopia(user_id, nombre);
    if (!copia || copia.version === 0 || copia.terminada || !copiador.estaAlDia()) return copiador.subir();
    try {
      const leido = await llegado.leer(copia.id);
      if (!copiador.estaAlDia() || leido.version <= (leerCopia(user_id, nombre)?.version ?? 0)) return;
      traer(leido);
      // opening it, that it was there before is said already
      if (!alAbrir) avisarNovedad(`Este borrador siguió en ${leido.dispositivo}: trajimos lo último.`);
    } catch (error) {
      // a save whose answer was lost may have ended it: the same attempt is answered again
      if (!esNoEncontrado(error) || !copiador.estaAlDia() || leer().intento !== null) return;
      if (!alAbrir) return copiador.perder();
      copiador.apartar();
      despachar({ tipo: 'empezarDeCero' });
    }
  });
  useEffect(() => {
    if (user_id === 0) return;
    copiador.empezar({ leer: () => armar(), alCambiar: setEstado });
    if (leer().recuperado) void ponerseAlDia(true);
    const dejarDeSeguir = suscribir((ahora, antes) => {
      // one that another tab has is not this one's to remove
      if (ahora.fin === 'descartado' && antes.fin === null && ahora.otraPestania === null) return copiador.quitar();
      if (ahora.fin === null && ahora.cambios > 0 && ahora.cambios !== antes.cambios) copiador.tocar();
    });
    const alSalir = (): void => void copiador.subir();
    const alVolver = (): void => void (document.visibilityState === 'visible' && ponerseAlDia(false));
    window.addEventListener('pagehide', alSalir);
    document.addEventListener('visibilitychange', alVolver);
    window.addEventListener('online', alVolver);
    return () => {
      window.removeEventListener('pagehide', alSalir);
      document.removeEventListener('visibilitychange', alVolver);
      window.removeEventListener('online', alVolver);
      alSalir();
      dejarDeSeguir();
      copiador.detener();
    };
  }, [user_id, leer, suscribir, copiador]);

  /** The address names a draft that is not this one any more; a wizard of its own takes its place. */
  const irALaBase = (): void => {
    despachar({ tipo: 'salir' });
    ir(enlace, { replace: true, state: OTRO });
  };
  return {
    estado,
    copiador,
    cambios: asistente.cambios,
    comparar: async (leido) => (await definicion.comparar?.(leerValores<B>(leido).borrador, leer().borrador)) ?? [],
    traer,
    conservar: (leido) => {
      copiador.conocer(leido);
      void copiador.subir();
    },
    seguirComoOtro: () => {
      if (nombre === baseDelLugar(nombre)) {
        copiador.apartar();
        return void copiador.subir();
      }
      despachar({ tipo: 'asegurar' });
      mudarALaBase(user_id, nombre);
      irALaBase();
    },
    cargarOtro: async () => {
      // written here, where it may have to wait
      despachar({ tipo: 'asegurar' });
      const dejado = await copiador.dejar();
      if (!dejado || dejado.falla) return void avisarError(dejado?.falla ?? mensajesDeEntrada.sin_conexion);
      if (nombre === baseDelLugar(nombre)) despachar({ tipo: 'empezarDeCero' });
      if (dejado.aviso) avisarNovedad(dejado.aviso);
      if (new URLSearchParams(lugar.search).has('borrador')) irALaBase();
    },
  };
};

const OTRO = { esOtro: true };
/** The wizard was drawn because another one was begun in its place: whoever pressed that is told where they are. */
export const useEsOtro = (): boolean => (useLocation().state as Partial<typeof OTRO> | null)?.esOtro === true;
