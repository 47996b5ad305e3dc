import { comenzar } from '@colega/asistentes/asistente';
import { type BorradorDeLegajo, type ContextoDeLegajo, conservarLoMio } from '@colega/asistentes/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { ErrorDePaso } from '@colega/web-kit/form/wizard/definicion.ts';
import type { Borrador } from '@colega/web-kit/form/wizard/use-borrador.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { useEffect, useRef, useState } from 'react';
import type { OrigenGuardado, Variante } from '../asistente/variante.ts';
import { type Abierto, tieneMontosFijos } from './abrir.ts';

export const esVersionVencida = (error: unknown): boolean =>
  error instanceof ErrorDeApi && error.status === 409 && error.problem?.detail === mensajes.version_vencida;

/** The screen already says it elsewhere. */
const YA_DICHO = new ErrorDePaso('');

export type Conflicto<B> = {
  pendiente: { abierto: Abierto; guardado: B | null } | null;
  conMontos: boolean;
  junto: B | null;
  resuelto: 'lo_guardado' | 'lo_mio' | null;
  usarLoGuardado: () => void;
  conservarLoMio: () => void;
};

/**
 * The file changed since the draft began: found on saving, on coming back to a kept draft, or told by another tab (S-173, S-174). Nothing typed is lost and nothing
 * stored is overwritten unseen: the person sees both and decides.
 */
export const useConflicto = <B extends BorradorDeLegajo, C extends ContextoDeLegajo>(
  { origen, pasos, inicial }: Variante<B, C>,
  almacen: Borrador<B>,
) => {
  const [nuevo, setNuevo] = useState<Abierto | null>(() => {
    const version = almacen.estado.borrador.origen?.version;
    return origen && almacen.recuperado && version !== origen.abierto.legajo.version ? origen.abierto : null;
  });
  const [resuelto, setResuelto] = useState<Conflicto<B>['resuelto']>(null);
  const guardado = nuevo && origen ? origen.comoBorrador(nuevo) : null;
  useGuardadoEnOtraPestania(origen, almacen, setNuevo);
  const conMontos = !nuevo || !tieneMontosFijos(nuevo);

  const resolver = (borrador: B, desdeElPrincipio: boolean) => {
    if (!nuevo || !origen) return;
    if (desdeElPrincipio) almacen.empezarDeCero();
    almacen.poner(({ recorrido }) => ({
      borrador,
      recorrido: desdeElPrincipio ? comenzar(pasos) : recorrido,
      intento: null,
    }));
    origen.adoptar(nuevo);
    setNuevo(null);
    setResuelto(desdeElPrincipio ? 'lo_guardado' : 'lo_mio');
  };

  /** The screen has a place for this error; null for any other. */
  const atender = async (error: unknown): Promise<ErrorDePaso | null> => {
    if (!origen || !esVersionVencida(error)) return null;
    try {
      setNuevo(await origen.releer());
      return YA_DICHO;
    } catch {
      return null;
    }
  };

  const juntarCon = (suyo: B): B => {
    const mio = almacen.actual().borrador;
    const base = inicial();
    const seConoce = base.origen?.version === mio.origen?.version;
    return conservarLoMio({ mio, guardado: suyo, base: seConoce ? base : null, con_montos: conMontos });
  };

  const conflicto: Conflicto<B> = {
    pendiente: nuevo && { abierto: nuevo, guardado },
    conMontos,
    junto: guardado && juntarCon(guardado),
    resuelto,
    usarLoGuardado: () => guardado && resolver(guardado, true),
    conservarLoMio: () => guardado && resolver(juntarCon(guardado), false),
  };
  return { ...conflicto, atender };
};

/** Another tab of this browser saved the same contract: what was typed here is compared with it, not closed. */
const useGuardadoEnOtraPestania = <B extends BorradorDeLegajo>(
  origen: OrigenGuardado<B> | undefined,
  { otraPestania, seguirAca, actual }: Borrador<B>,
  alEncontrar: (abierto: Abierto) => void,
): void => {
  const releer = useRef(origen?.releer);
  releer.current = origen?.releer;
  const comparable = (actual().borrador.origen?.detalle_id ?? null) !== null;
  const guardado = otraPestania?.tipo === 'guardado' && comparable;
  useEffect(() => {
    if (!guardado) return;
    seguirAca();
    // without an answer, the save finds out
    releer.current?.().then(alEncontrar, () => undefined);
  }, [guardado, seguirAca, alEncontrar]);
};
