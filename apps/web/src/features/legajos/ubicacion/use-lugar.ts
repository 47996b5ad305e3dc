import {
  compararUbicacion,
  devolverUbicacion,
  type LoQueCambia,
  llenarUbicacion,
  type Ubicacion,
} from '@colega/asistentes/legajos';
import { type LugarConocido, type RespuestaDeLugares, rutasDeLugares } from '@colega/contract/referencias';
import { detalleDelError, esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisoDeSinRed } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { useEffect, useRef, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';

export type Puesto = LoQueCambia & { lugar: LugarConocido; antes: Ubicacion };

type Estado = {
  respuesta: RespuestaDeLugares | null;
  puesto: Puesto | null;
  falla: string | null;
  buscando: boolean;
  deshecho: boolean;
};
const NADA: Estado = { respuesta: null, puesto: null, falla: null, buscando: false, deshecho: false };
const NO_SE_PUDO = 'No pudimos buscar el lugar. Probá de nuevo, o cargalo acá abajo.';

const esElMismo = (uno: LugarConocido, otro: LugarConocido): boolean =>
  uno.calle === otro.calle && uno.numero === otro.numero && uno.localidad?.id === otro.localidad?.id;

/** Looks for a place and puts what is known of it where nothing was written. */
export const useLugar = () => {
  const { borrador, cambiar } = useLegajo();
  const actual = useRef(borrador);
  useEffect(() => {
    actual.current = borrador;
  }, [borrador]);
  const corte = useRef<AbortController | null>(null);
  useEffect(() => () => corte.current?.abort(), []);
  const [estado, setEstado] = useState(NADA);

  const poner = (lugar: LugarConocido, reemplazar = false): void => {
    const { ubicacion } = actual.current;
    const cambia = compararUbicacion(actual.current, lugar);
    cambiar((b) => llenarUbicacion(b, lugar, reemplazar));
    setEstado((antes) => ({
      ...antes,
      puesto: reemplazar
        ? {
            ...{ lugar, antes: antes.puesto?.antes ?? ubicacion, contradice: [], otro_partido: false },
            completa: [...(antes.puesto?.completa ?? []), ...cambia.contradice],
          }
        : { lugar, antes: ubicacion, ...cambia },
    }));
  };

  /** Of one search at a time: another one, or leaving the step, ends it. */
  const empezar = (): AbortSignal => {
    corte.current?.abort();
    const propio = new AbortController();
    corte.current = propio;
    setEstado((antes) => ({ ...NADA, respuesta: antes.puesto ? null : antes.respuesta, buscando: true }));
    return propio.signal;
  };
  const fallar = (falla: string): void => setEstado((antes) => ({ ...antes, falla, buscando: false }));

  const preguntar = async (
    signal: AbortSignal,
    texto: string,
    elegida?: LugarConocido,
  ): Promise<RespuestaDeLugares | null> => {
    const { origen, ubicacion } = actual.current;
    const localidad_id = elegida?.localidad?.id ?? ubicacion.localidad_id ?? undefined;
    try {
      const query = { texto, localidad_id, legajo_id: origen?.legajo_id };
      const respuesta = await llamar(rutasDeLugares.lugares, { query }, { signal });
      return signal.aborted ? null : respuesta;
    } catch (error) {
      if (!signal.aborted) fallar(esFallaDeRed(error) ? avisoDeSinRed() : detalleDelError(error, NO_SE_PUDO));
      return null;
    }
  };
  const mostrar = (respuesta: RespuestaDeLugares): void => {
    setEstado({ ...NADA, respuesta });
    const [unico, ...otros] = respuesta.lugares;
    if (unico && otros.length === 0) poner(unico);
  };

  const buscar = async (texto: string, signal = empezar()): Promise<void> => {
    const respuesta = await preguntar(signal, texto);
    if (respuesta) mostrar(respuesta);
  };

  /** Of several addresses, the one whose parcel is looked for now; where it is not told from the rest, it is put as it is. */
  const elegir = async (lugar: LugarConocido): Promise<void> => {
    const sinParcela = lugar.partida === '' && lugar.de.includes('georef') && !lugar.de.includes('arba');
    if (!sinParcela || estado.respuesta?.lugares.some(({ de }) => de.includes('arba'))) return poner(lugar);
    const respuesta = await preguntar(empezar(), `${lugar.calle} ${lugar.numero}`, lugar);
    if (!respuesta) return;
    const suyos = respuesta.lugares.filter((otro) => otro.de.includes('arba') && esElMismo(otro, lugar));
    if (suyos.length > 1) return mostrar({ ...respuesta, lugares: [...suyos, lugar] });
    mostrar({ ...respuesta, lugares: [suyos[0] ?? lugar] });
  };

  const deshacer = (): void => {
    const { puesto } = estado;
    if (puesto) cambiar((b) => devolverUbicacion(b, puesto.lugar, puesto.antes));
    setEstado({ ...NADA, deshecho: true });
  };

  return { ...estado, empezar, mostrar, buscar, elegir, poner, deshacer, fallar };
};
