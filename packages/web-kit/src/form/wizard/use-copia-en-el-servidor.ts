import { puedeQuedar } from '@colega/asistentes/asistente';
import type { BorradorLeido } from '@colega/contract/borradores';
import { rutasDeBorradores } from '@colega/contract/borradores';
import { limpiarTexto } from '@colega/contract/primitives';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { esNoEncontrado } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { type Copiador, crearCopiador, type EstadoDeCopia } from '../../lib/borradores/copiador.ts';
import { huellaDe, leerCopia } from '../../lib/borradores/copias.ts';
import { armarValores, leerValores } from '../../lib/borradores/valores.ts';
import type { Asistente } from './use-asistente.ts';

export type CopiaEnElServidor = {
  estado: EstadoDeCopia;
  copiador: Copiador;
  /** Takes what the other device wrote in the place of what is here, or the other way round. */
  traer: (leido: BorradorLeido) => void;
  conservar: (leido: BorradorLeido) => void;
  /** It is on the server: another one may take its place here. */
  estaArriba: boolean;
  cargarOtro: () => void;
};

/** Of the draft in this address, without which of them it is. */
const enlaceDe = ({ pathname, search }: { pathname: string; search: string }): string => {
  const busqueda = new URLSearchParams(search);
  busqueda.delete('borrador');
  busqueda.delete('observacion');
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
  const { leer, suscribir, despachar, quien, definicion } = asistente;
  const { user_id, nombre } = quien;
  const enlace = enlaceDe(useLocation());
  const [estado, setEstado] = useState<EstadoDeCopia>({ tipo: 'nada' });
  const armar = useEffectEvent(() => {
    const actual = leer();
    const { fin, trabajo } = actual;
    if (user_id === 0 || fin !== null || trabajo?.tipo === 'enviar' || !puedeQuedar(actual, definicion)) return null;
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
  const [copiador] = useState(() =>
    crearCopiador({ user_id, nombre, leer: () => armar(), alCambiar: (nuevo) => setEstado(nuevo) }),
  );
  const traer = (leido: BorradorLeido): void => {
    const guardado = leerValores<B>(leido);
    copiador.conocer(leido);
    despachar({ tipo: 'traer', guardado });
    despachar({ tipo: 'asegurar' });
  };
  /** On coming back: what another device did meanwhile, if nothing was typed here since it was copied. */
  const ponerseAlDia = useEffectEvent(async (): Promise<void> => {
    const copia = leerCopia(user_id, nombre);
    if (!copia || copia.version === 0 || copia.huella !== huellaDe(armarValores(leer()))) return copiador.subir();
    try {
      const leido = await llamar(rutasDeBorradores.borrador, { params: { id: copia.id } }, { deFondo: true });
      if (leer().cambios > 0 || leido.version <= copia.version) return;
      traer(leido);
    } catch (error) {
      // a save whose answer was lost may have ended it: the same attempt is answered again
      if (!esNoEncontrado(error) || leer().cambios > 0 || leer().intento !== null) return;
      copiador.apartar();
      despachar({ tipo: 'empezarDeCero' });
    }
  });
  useEffect(() => {
    if (user_id === 0) return;
    copiador.empezar();
    if (leer().recuperado) void ponerseAlDia();
    const dejarDeSeguir = suscribir((ahora, antes) => {
      if (ahora.fin === 'descartado' && antes.fin === null) return copiador.quitar();
      if (ahora.fin === null && ahora.cambios > 0 && ahora.cambios !== antes.cambios) copiador.tocar();
    });
    const alSalir = (): void => void copiador.subir();
    window.addEventListener('pagehide', alSalir);
    return () => {
      window.removeEventListener('pagehide', alSalir);
      alSalir();
      dejarDeSeguir();
      copiador.detener();
    };
  }, [user_id, leer, suscribir, copiador]);
  return {
    estado,
    copiador,
    traer,
    conservar: (leido) => {
      copiador.conocer(leido);
      void copiador.subir();
    },
    estaArriba: estado.tipo === 'guardado' || estado.tipo === 'nada',
    cargarOtro: () => {
      copiador.apartar();
      despachar({ tipo: 'empezarDeCero' });
    },
  };
};
